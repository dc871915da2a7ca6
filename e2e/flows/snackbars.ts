import { cases } from '../../machines/snackbars/snackbars.cases';
import type { snackbarsMachine } from '../../machines/snackbars/snackbars.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { documentTexts } from '../../src/texts/document';

import { problemNotice } from '../../src/texts/problem';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver, Gesture } from '../paths/browser-driver';
import type { Sight } from '../paths/sight';

const { titulo, detalle } = problemNotice({ kind: 'sinConexion', mensaje: '' }, 'acceso');
const closing = `${shellTexts.cerrarAviso}: ${titulo}`;

const away = [2, 700] as const;

interface Context {
  visibles: readonly { id: string }[];
  pausas: readonly string[];
}
const shown = ({ visibles }: Context): Sight => ({
  says: visibles.length === 0 ? [] : [titulo, detalle],
  offers: visibles.length === 0 ? [] : [closing],
});
/** Where no notice stands, the page is out of sight instead of under the pointer. */
const pointer =
  (comes: boolean): Gesture =>
  async ({ page, hide }, { state }) => {
    const bar = page.getByRole('alert').filter({ hasText: titulo });
    if (state.context.visibles.length === 0) return hide(comes);
    return comes ? bar.hover() : page.mouse.move(...away);
  };

const oneAtATime = 'only the log-in gives notices, and it takes its own back first';
const goodNews = 'no page gives a notice that leaves by itself';

export const driver: BrowserDriver<typeof snackbarsMachine> = {
  cases,
  calls: {},
  starts: {
    '': {
      address: '/login',
      hold: ['login'],
      settle: async ({ page }) => {
        await page.getByLabel(documentTexts.numero).fill('00112345678');
        await page.getByLabel(loginTexts.clave, { exact: true }).fill('clave1234');
      },
    },
  },
  gestures: {
    'AVISAR (error al entrar)': async ({ activate, wire }) => {
      await activate(loginTexts.enviar);
      await wire.fail('login', 'sinConexion');
    },
    'CERRAR (el primero)': async ({ activate, page }) => {
      await activate(closing);
      await page.mouse.move(...away);
    },
    'RETIRAR (de entrar)': async ({ activate, hide }) => {
      await activate(loginTexts.enviar);
      await activate(loginTexts.cancelar);
      await hide(false);
    },
    'PAUSAR (puntero)': pointer(true),
    'REANUDAR (puntero)': pointer(false),
    'PAUSAR (foco)': ({ page }) => page.getByRole('button', { name: closing }).focus(),
    'REANUDAR (foco)': ({ page }) => page.getByLabel(documentTexts.numero).focus(),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1);
    if (last === undefined) return false;
    const { visibles, pausas }: Context = last.state.context;
    const cause = /puntero|foco/.exec(label)?.[0] ?? '';
    if (label.startsWith('PAUSAR')) return !pausas.includes(cause) && (cause === 'puntero' || visibles.length > 0);
    // What hid the page is undone before a notice comes or after it went.
    if (label.startsWith('REANUDAR')) return pausas.includes(cause);
    if (label.startsWith('AVISAR')) return visibles.length === 0;
    return visibles.length > 0 && (!('id' in event) || visibles[0]?.id === event.id);
  },
  inProcess: {
    'mostrando — AVISAR → ·': oneAtATime,
    'mostrando — CERRAR → ·': oneAtATime,
    'mostrando — AGOTAR [esElUltimo] → vacio': goodNews,
    'mostrando — AGOTAR → ·': goodNews,
    'mostrando — RETIRAR → ·': oneAtATime,
    'pausado — AVISAR → ·': oneAtATime,
    'pausado — CERRAR → mostrando': oneAtATime,
    'pausado — RETIRAR → mostrando': oneAtATime,
  },
  seen: { vacio: () => ({ silent: [detalle] }), mostrando: shown, pausado: shown },
};
