import { defaultPolicy } from '../../domain/rules/policy';
import type { homeMachine } from '../../machines/home/home.machine';
import { homeTexts as texts } from '../../src/flows/home/texts';
import { inactivityTexts } from '../../src/flows/inactivity/texts';
import { accountTexts } from '../../src/texts/account';
import { shellTexts } from '../../src/texts/shell';
import { memberOf } from '../props/members';
import { answers, does, onlyTests, press, reconnect, wait } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Gesture } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const portal: Arrival = {
  ...memberPage,
  address: '/',
  hold: ['popup', 'alertaPersonalizada'],
  holdFiles: ['1.svg', '2.svg'],
};
const alerted = memberOf(1007, 'lee una alerta');

const page: Sight = { heading: 'Hola, Ana Peña' };
const calm = (forPeople: string) => (): Sight => ({ ...page, silent: [texts.anuncio], forPeople });
const asking = calm('La página de inicio, sin diálogos; no espera por el anuncio ni por la alerta.');
const inside = 'En el anuncio';

const almostIdle = defaultPolicy.idleCloseMs - defaultPolicy.idleWarnBeforeMs + 1000;
/** Over an open overlay only the inactivity warning opens. */
const openInactivityWarning: Gesture = async ({ page: shown, pass, press, until }) => {
  const own = await shown.getByRole('dialog').isVisible();
  await (own ? pass(almostIdle) : press(accountTexts.cuentaDe('AP')));
  await until(() => shown.getByRole(own ? 'alertdialog' : 'dialog').isVisible());
};
const clear: Gesture = async ({ page: shown, press }) => {
  if (await shown.getByRole('alertdialog').isVisible()) await press(inactivityTexts.continuar);
  else if (await shown.getByRole('dialog').isVisible()) await press(shellTexts.cerrar);
};
/** The last button of this name: the announcement has one in its head and one in its foot. */
const close: Gesture = async ({ page: shown, until }) => {
  const button = shown.getByRole('button', { name: shellTexts.cerrar, exact: true }).last();
  await until(() => button.isVisible());
  await button.click();
};
const lose = (which: string, file: string): Act =>
  does(
    `En las herramientas del navegador bloquee la dirección de la ${which} imagen del anuncio y abra el inicio otra vez.`,
    ({ files }) => files.cut(file),
  );

export const homeFlow: DescribedFlow<typeof homeMachine> = {
  title: 'Anuncio y alerta del inicio',
  before: 'Inicie sesión; cada entrada por «Iniciar sesión» vuelve a mostrar el anuncio',
  member: alerted,
  calls: { consultarAnuncio: 'popup', consultarAlerta: 'alertaPersonalizada' },
  starts: {
    'tras entrar': { action: 'Entre con {tipo} {documento} y {clave}.', arrival: portal },
    'con el anuncio ya visto': {
      action: 'Con el anuncio ya cerrado, recargue el inicio.',
      arrival: { ...portal, local: { ...portal.local, popupShown: 'true' } },
    },
  },
  acts: {
    OCUPADA: does('Deje correr 14 minutos sin tocar nada, hasta «¿Sigue ahí?».', openInactivityWarning),
    LIBRE: does('No abra nada: ningún otro diálogo está sobre la página (si abrió alguno, ciérrelo).', clear),
    CERRAR: does(`Pulse «${shellTexts.cerrar}».`, close),
    SIGUIENTE: press(texts.siguiente, inside),
    ANTERIOR: press(texts.anterior, inside),
    'IMAGEN_FALLO (la primera)': lose('primera', '1.svg'),
    'IMAGEN_FALLO (la segunda)': lose('segunda', '2.svg'),
    EN_LINEA: reconnect,
    'listo consultarAnuncio (dos imágenes)': answers('el anuncio de la demostración, con dos imágenes'),
    'listo consultarAnuncio (ninguna)': answers('ninguna imagen', {
      onlyTests: 'la demostración siempre tiene anuncio',
    }),
    'listo consultarAlerta (una alerta)': answers('la alerta de ese afiliado', { member: alerted }),
    'listo consultarAlerta (ninguna)': answers('ninguna alerta', {
      member: memberOf(1007, 'Titular con dos menores'),
    }),
    'fallo vigilarPagina': onlyTests('es una parte del propio portal', { answer: '' }),
    'tras paciencia': {
      ...wait(1000),
      arrange: 'en /demo/fallos ponga «Demora (milisegundos)» con valor 5000 a la llamada que falta',
    },
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    // The first report says that the page is free; later ones only report changes.
    if (before.length === 1) return label === 'LIBRE';
    if (label === 'LIBRE') return last?.context.libre === false;
    if (label === 'OCUPADA') return last?.context.libre === true;
    // Each is requested once, so it answers once.
    if (label.includes('consultarAnuncio')) return last?.context.pendientes.includes('anuncio');
    if (label.includes('consultarAlerta')) return last?.context.pendientes.includes('alerta');
    if ('id' in event)
      return last?.value === 'mostrandoAnuncio' && last.context.laminas[last.context.indice]?.id === event.id;
    return true;
  },
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': skipReasons.localOnly,
    'pidiendo.conPrisa — tras limite → eligiendo': skipReasons.clientFirst,
    'pidiendoAlerta — tras limite → eligiendo': skipReasons.clientFirst,
  },
  seen: {
    abriendo: asking,
    'pidiendo.conPaciencia': asking,
    'pidiendo.conPrisa': asking,
    pidiendoAlerta: asking,
    eligiendo: asking,
    anuncioEnEspera: calm('El otro diálogo; el anuncio espera a que se cierre.'),
    mostrandoAnuncio: ({ laminas, indice }) => ({
      ...page,
      dialog: texts.anuncio,
      says: laminas.length > 1 ? [texts.lugar(indice + 1, laminas.length)] : [],
      offers: [
        ...(indice > 0 ? [texts.anterior] : []),
        ...(indice < laminas.length - 1 ? [texts.siguiente] : []),
        shellTexts.cerrar,
      ],
      withholds: [...(indice > 0 ? [] : [texts.anterior]), ...(indice < laminas.length - 1 ? [] : [texts.siguiente])],
      forPeople:
        laminas.length > 1
          ? `El diálogo «${texts.anuncio}» con la imagen ${texts.lugar(indice + 1, laminas.length)}; «${texts.anterior}» falta en la primera y «${texts.siguiente}» en la última.`
          : `El diálogo «${texts.anuncio}» con su imagen, sin botones para moverla.`,
    }),
    alertaEnEspera: () => ({ ...page, forPeople: 'El otro diálogo; la alerta espera a que se cierre.' }),
    mostrandoAlerta: ({ mensaje }) => ({
      ...page,
      dialog: texts.informacion,
      focus: shellTexts.cerrar,
      says: [readAs(mensaje, 'la alerta del afiliado')],
      offers: [texts.entendido],
    }),
    tranquilo: calm('La página de inicio, sin diálogos y sin mensajes de error.'),
  },
};
