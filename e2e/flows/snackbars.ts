import type { snackbarsMachine } from '../../machines/snackbars/snackbars.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { documentTexts } from '../../src/texts/document';
import { problemNotice } from '../../src/texts/problem';
import { shellTexts } from '../../src/texts/shell';
import { does, onlyTests } from '../paths/acts';
import type { DescribedFlow } from '../paths/described';
import type { Gesture } from '../paths/hand';
import type { Sight } from '../paths/sight';
import { suspended } from '../props/members';

const { titulo, detalle } = problemNotice({ kind: 'sinConexion', mensaje: '' }, 'acceso');
const closing = `${shellTexts.cerrarAviso}: ${titulo}`;

const away = [2, 700] as const;

interface Context {
  visibles: readonly { id: string; titulo: string }[];
  pausas: readonly string[];
  espera: readonly unknown[];
}
const shown =
  (how: string) =>
  ({ visibles, espera }: Context): Sight => ({
    says: visibles.length === 0 ? [] : [titulo, detalle],
    offers: visibles.length === 0 ? [] : [closing],
    forPeople: how,
    besides: [
      ...visibles.map((notice) => `«${notice.titulo}».`),
      ...(espera.length === 0 ? [] : [`«${shellTexts.enEspera(espera.length)}»`]),
    ].join(' '),
  });
const hidden =
  (gone: boolean): Gesture =>
  ({ hide }) =>
    hide(gone);

const oneAtATime = 'only the log-in gives notices, and it takes its own back first';
const goodNews = 'no page gives a notice that leaves by itself';
const noGoodNews = 'ninguna página de hoy da un aviso de éxito';

export const snackbarsFlow: DescribedFlow<typeof snackbarsMachine> = {
  title: 'Avisos que pasan',
  member: suspended,
  calls: {},
  starts: {
    '': {
      action: 'Abra /login.',
      arrival: {
        address: '/login',
        hold: ['login'],
        settle: async ({ page }) => {
          await page.getByLabel(documentTexts.numero).fill('00112345678');
          await page.getByLabel(loginTexts.clave, { exact: true }).fill('clave1234');
        },
      },
    },
  },
  acts: {
    'AVISAR (éxito)': onlyTests(noGoodNews, { action: 'Llega un aviso de éxito.' }),
    'AVISAR (error)': onlyTests('hoy solo los da la entrada', { action: 'Llega un aviso de error de otra página.' }),
    'AVISAR (error al entrar)': does('Entre con {tipo} {documento} y {clave}.', async ({ activate, wire }) => {
      await activate(loginTexts.enviar);
      await wire.fail('login', 'sinConexion');
    }),
    'AVISAR (éxito al entrar)': onlyTests(noGoodNews, { action: 'Llega un aviso de éxito de la entrada.' }),
    'CERRAR (el primero)': does(`Pulse «${shellTexts.cerrarAviso}» en el primero.`, async ({ activate, page }) => {
      await activate(closing);
      await page.mouse.move(...away);
    }),
    'AGOTAR (el primero)': { action: 'Espere 6 segundos.' },
    'RETIRAR (de entrar)': does(`Pulse otra vez «${loginTexts.enviar}».`, async ({ activate }) => {
      await activate(loginTexts.enviar);
      await activate(loginTexts.cancelar);
    }),
    'PAUSAR (puntero)': does('Ponga el puntero sobre un aviso.', ({ page }) =>
      page.getByRole('alert').filter({ hasText: titulo }).hover(),
    ),
    'REANUDAR (puntero)': does('Quite el puntero del aviso.', ({ page }) => page.mouse.move(...away)),
    'PAUSAR (foco)': does('Lleve el foco a un aviso con Tab.', ({ page }) =>
      page.getByRole('button', { name: closing }).focus(),
    ),
    'REANUDAR (foco)': does('Saque el foco del aviso con Tab.', ({ page }) =>
      page.getByLabel(documentTexts.numero).focus(),
    ),
    'PAUSAR (oculta)': does('Pase a otra pestaña del navegador.', hidden(true)),
    'REANUDAR (oculta)': does('Vuelva a la pestaña de la página.', hidden(false)),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1);
    if (last === undefined) return false;
    const { visibles, pausas }: Context = last.state.context;
    const cause = /puntero|foco|oculta/.exec(label)?.[0] ?? '';
    if (label.startsWith('PAUSAR')) return !pausas.includes(cause) && (cause === 'oculta' || visibles.length > 0);
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
    'pausado — CERRAR [paginaOculta] → ·': oneAtATime,
    'pausado — CERRAR → mostrando': oneAtATime,
    'pausado — RETIRAR [ningunoEsDe] → ·': oneAtATime,
    'pausado — RETIRAR [paginaOculta] → ·': oneAtATime,
    'pausado — RETIRAR → mostrando': oneAtATime,
  },
  seen: {
    vacio: () => ({ silent: [detalle], forPeople: 'Ningún aviso.' }),
    mostrando: shown('Los avisos, arriba y en el centro, de tres en tres como mucho.'),
    pausado: shown('Los avisos: ninguno se va solo.'),
  },
};
