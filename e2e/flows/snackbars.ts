import type { snackbarsMachine } from '../../machines/snackbars/snackbars.machine';
import { historyTexts } from '../../src/flows/history/texts';
import { filtersTexts } from '../../src/texts/filters';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { does, onlyTests } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Gesture } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';

const { sinConsumos: titulo, sinConsumosDetalle: detalle } = historyTexts;
const closing = `${shellTexts.cerrarAviso}: ${titulo}`;
const page = '/consulta/consumos';

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

const oneAtATime = 'the page of the path gives one notice, and takes it back before the next';
const noTransientNotice = 'the page of the path gives no notice that leaves by itself';
const noSearchSuccess = 'una búsqueda no da avisos de éxito';

const search: Gesture = ({ activate }) => activate(filtersTexts.buscar);

export const snackbarsFlow: DescribedFlow<typeof snackbarsMachine> = {
  title: 'Avisos que pasan',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {},
  starts: {
    '': {
      action: `Abra ${page}.`,
      arrival: {
        ...memberPage,
        settle: async ({ page: tab, until, wire }) => {
          // Waits for the consumption summary of the year, a call of every page.
          await until(async () => wire.asked('historialConsumo') > 0);
          wire.hold('historialConsumo');
          await tab.evaluate((to) => history.pushState({}, '', to), page);
          await until(async () => wire.asked('historialConsumo') > 1);
        },
      },
    },
  },
  acts: {
    'AVISAR (éxito)': onlyTests(noSearchSuccess, { action: 'Llega un aviso de éxito.' }),
    'AVISAR (error)': onlyTests('una búsqueda no los da', { action: 'Llega un aviso de error de otra página.' }),
    'AVISAR (nada encontrado)': does('Busque donde no hay consumos.', async (I, step) => {
      await search(I, step);
      await I.wire.answer('historialConsumo', { data: [], cantidadRegistros: 0 });
    }),
    'AVISAR (éxito de una búsqueda)': onlyTests(noSearchSuccess, {
      action: 'Llega un aviso de éxito de una búsqueda.',
    }),
    'CERRAR (el primero)': does(`Pulse «${shellTexts.cerrarAviso}» en el primero.`, async ({ activate, page }) => {
      await activate(closing);
      await page.mouse.move(...away);
    }),
    'AGOTAR (el primero)': { action: 'Espere 6 segundos.' },
    'RETIRAR (de la búsqueda)': does(`Pulse «${filtersTexts.buscar}».`, search),
    'PAUSAR (puntero)': does('Ponga el puntero sobre un aviso.', ({ page }) =>
      page.getByRole('region', { name: shellTexts.avisos }).getByText(titulo).hover(),
    ),
    'REANUDAR (puntero)': does('Quite el puntero del aviso.', ({ page }) => page.mouse.move(...away)),
    'PAUSAR (foco)': does('Lleve el foco a un aviso con Tab.', ({ page }) =>
      page.getByRole('button', { name: closing }).focus(),
    ),
    'REANUDAR (foco)': does('Saque el foco del aviso con Tab.', ({ page }) =>
      page.getByRole('button', { name: filtersTexts.buscar }).focus(),
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
    'mostrando — AGOTAR [esElUltimo] → vacio': noTransientNotice,
    'mostrando — AGOTAR → ·': noTransientNotice,
    'mostrando — RETIRAR → ·': oneAtATime,
    'pausado — AVISAR → ·': oneAtATime,
    'pausado — CERRAR [paginaOculta] → ·': oneAtATime,
    'pausado — CERRAR → mostrando': oneAtATime,
    'pausado — RETIRAR [ningunoEsDe] → ·': oneAtATime,
    'pausado — RETIRAR [paginaOculta] → ·': oneAtATime,
    'pausado — RETIRAR → mostrando': oneAtATime,
  },
  seen: {
    vacio: () => ({ withholds: [closing], forPeople: 'Ningún aviso.' }),
    mostrando: shown('Los avisos, arriba y en el centro, de tres en tres como mucho.'),
    pausado: shown('Los avisos: ninguno se va solo.'),
  },
};
