import { cases } from '../../machines/home/home.cases';
import type { homeMachine } from '../../machines/home/home.machine';
import { homeTexts as texts } from '../../src/flows/home/texts';
import { inactivityTexts } from '../../src/flows/inactivity/texts';
import { defaultPolicy } from '../../src/rules/policy';
import { accountTexts } from '../../src/texts/account';
import { shellTexts } from '../../src/texts/shell';
import type { Arrival, BrowserDriver } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const home: Arrival = {
  ...memberPage,
  address: '/',
  hold: ['popup', 'alertaPersonalizada'],
  holdFiles: ['1.svg', '2.svg'],
};
const page: Sight = { heading: 'Hola, Ana Peña' };
const calm = (): Sight => ({ ...page, silent: [texts.anuncio] });
const announced = ({ laminas, indice }: { laminas: readonly unknown[]; indice: number }): Sight => ({
  ...page,
  dialog: texts.anuncio,
  says: laminas.length > 1 ? [texts.lugar(indice + 1, laminas.length)] : [],
});
const almostIdle = defaultPolicy.idleCloseMs - defaultPolicy.idleWarnBeforeMs + 1000;

export const driver: BrowserDriver<typeof homeMachine> = {
  cases,
  calls: { consultarAnuncio: 'popup', consultarAlerta: 'alertaPersonalizada' },
  starts: {
    'tras entrar': home,
    'con el anuncio ya visto': { ...home, local: { ...home.local, popupShown: 'true' } },
  },
  delays: { paciencia: 1000 },
  gestures: {
    // Over an overlay of its own only the question of whoever seems to be away opens.
    OCUPADA: async ({ page: shown, pass, press, until }) => {
      const own = await shown.getByRole('dialog').isVisible();
      await (own ? pass(almostIdle) : press(accountTexts.cuentaDe('AP')));
      await until(() => shown.getByRole(own ? 'alertdialog' : 'dialog').isVisible());
    },
    LIBRE: async ({ page: shown, press }) => {
      if (await shown.getByRole('alertdialog').isVisible()) await press(inactivityTexts.continuar);
      else if (await shown.getByRole('dialog').isVisible()) await press(shellTexts.cerrar);
    },
    CERRAR: ({ press }) => press(shellTexts.cerrar),
    SIGUIENTE: ({ press }) => press(texts.siguiente),
    ANTERIOR: ({ press }) => press(texts.anterior),
    'IMAGEN_FALLO (la primera)': ({ files }) => files.cut('1.svg'),
    'IMAGEN_FALLO (la segunda)': ({ files }) => files.cut('2.svg'),
    EN_LINEA: ({ reconnect }) => reconnect(),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    // The page tells at once that nothing stands over it, and then only what changes.
    if (before.length === 1) return label === 'LIBRE';
    if (label === 'LIBRE') return last?.context.libre === false;
    if (label === 'OCUPADA') return last?.context.libre === true;
    if (/^(SIGUIENTE|ANTERIOR)$/.test(label)) return last?.context.laminas.length > 1;
    // Each is asked for once, and so answers once.
    if (label.includes('consultarAnuncio')) return last?.context.pendientes.includes('anuncio');
    if (label.includes('consultarAlerta')) return last?.context.pendientes.includes('alerta');
    if ('id' in event)
      return last?.value === 'mostrandoAnuncio' && last.context.laminas[last.context.indice]?.id === event.id;
    return true;
  },
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': whyNotHere.localOnly,
    'pidiendo.conPrisa — tras limite → eligiendo': whyNotHere.clientFirst,
    'pidiendoAlerta — tras limite → eligiendo': whyNotHere.clientFirst,
  },
  seen: {
    abriendo: calm,
    'pidiendo.conPaciencia': calm,
    'pidiendo.conPrisa': calm,
    pidiendoAlerta: calm,
    eligiendo: calm,
    anuncioEnEspera: calm,
    mostrandoAnuncio: announced,
    alertaEnEspera: () => page,
    mostrandoAlerta: ({ mensaje }) => ({
      ...page,
      dialog: texts.informacion,
      focus: shellTexts.cerrar,
      says: [mensaje],
    }),
    tranquilo: calm,
  },
};
