import { cases } from '../../machines/menu/menu.cases';
import type { menuMachine } from '../../machines/menu/menu.machine';
import { chromeTexts } from '../../src/texts/chrome';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver } from '../paths/browser-driver';
import { visitorPage } from '../paths/member-page';
import { sessionOf } from '../paths/member-session';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const failed = (): Sight => ({ says: [chromeTexts.menuFallido], offers: [shellTexts.reintentar] });
const shown = ({ items }: { items: readonly { titulo: string }[] }): Sight => ({
  offers: items.map(({ titulo }) => titulo),
  silent: [chromeTexts.menuFallido, shellTexts.cargando],
});

const newSessionEnds = 'a new session ends what the former one asked for';

export const driver: BrowserDriver<typeof menuMachine> = {
  cases,
  calls: { cargar: 'menu', actualizar: 'menu', recargar: 'menu' },
  starts: { '': { ...visitorPage, hold: ['menu'] } },
  gestures: {
    // The member of a session that begins in another tab, each time somebody else.
    RECARGAR: async ({ otherTab, wire, now }) => otherTab(sessionOf(`10${wire.asked('getAfiliado') + 1}`, await now())),
    REINTENTAR: ({ press }) => press(shellTexts.reintentar),
    EN_LINEA: ({ reconnect }) => reconnect(),
    'tras espera': async ({ wire, until }) => {
      const asked = wire.asked('menu');
      await until(async () => wire.asked('menu') > asked);
    },
  },
  // A new session ends what the former one asked for; what a visitor asked for goes on.
  may: ({ label }, before) => {
    const state = before.at(-1)?.state.value;
    const first = before.every((step) => step.label !== label);
    return label !== 'RECARGAR' || (state !== 'actualizando' && (state !== 'reintentando' || first));
  },
  inProcess: {
    'cargando — tras limite → fallido': whyNotHere.clientFirst,
    'actualizando — RECARGAR → actualizando ↻': newSessionEnds,
    'actualizando — tras limite → cargado': whyNotHere.clientFirst,
    'reintentando — tras limite → fallido': whyNotHere.clientFirst,
  },
  seen: {
    cargando: () => ({ says: [shellTexts.cargando], silent: [chromeTexts.menuFallido] }),
    cargado: shown,
    actualizando: shown,
    fallido: failed,
    reintentando: failed,
  },
};
