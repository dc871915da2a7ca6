import type { maintenanceMachine } from '../../machines/maintenance/maintenance.machine';
import { maintenanceTexts as texts } from '../../src/flows/maintenance/texts';
import { does, press, wait } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { visitorPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

const at = (minutes: number) => new Date(startTime + minutes * 60_000).toISOString();
const pagos = {
  desde: at(20),
  hasta: at(80),
  llamadas: ['ordenCompraGenerar', 'generarSession'],
  frase: 'Mejoramos los pagos en línea.',
};

const arrival = (extras: readonly string[]): Arrival => ({
  ...visitorPage,
  hold: ['mantenimientos'],
  settings: { extras },
});
const banner = (): Sight => ({ says: [texts.titulo, pagos.frase], offers: [texts.cerrar] });
const nothing = (): Sight => ({ silent: [texts.titulo], forPeople: 'Nada sobre mantenimientos.' });
const listed = (answer: string, list: readonly object[]): Act => ({
  answer,
  gesture: ({ wire }) => wire.answer('mantenimientos', list),
});
const back: Act = does('Espere seis segundos, pase a otra pestaña y vuelva.', async (I) => {
  await I.pass(6_000);
  await I.hide(true);
  await I.hide(false);
});
const backAtOnce: Act = does('Pase a otra pestaña y vuelva.', async (I) => {
  await I.hide(true);
  await I.hide(false);
});
const refused = 'the page makes no call that can be refused meanwhile';

export const maintenanceFlow: DescribedFlow<typeof maintenanceMachine> = {
  title: 'Anuncio de un mantenimiento',
  calls: { leer: 'mantenimientos', releer: 'mantenimientos' },
  starts: {
    'si el servidor los anuncia': {
      action: `En /demo/mantenimiento anuncie uno que empiece dentro de veinte minutos, y abra ${visitorPage.address}.`,
      arrival: arrival(['mantenimientos']),
    },
    'si el servidor no los anuncia': {
      action: `Con un servidor que no nombra «mantenimientos» entre sus extras, abra ${visitorPage.address}.`,
      onlyTests: 'entonces la página no trae este flujo',
    },
  },
  acts: {
    'HORA (un instante después)': wait(15_000),
    // The list arrived between two looks at the clock.
    'HORA (cinco minutos después)': does('Espere cinco minutos.', ({ pass }) => pass(315_000)),
    'VOLVIO (un instante después)': backAtOnce,
    'VOLVIO (cinco minutos después)': back,
    'RECHAZADA (un instante después)': { onlyTests: refused },
    'RECHAZADA (cinco minutos después)': { onlyTests: refused },
    CERRAR: press(texts.cerrar),
    ...Object.fromEntries(
      ['leer', 'releer'].flatMap((invoke) => [
        [`listo ${invoke} (pagos dentro de veinte minutos)`, listed('el mantenimiento de los pagos', [pagos])],
        [`listo ${invoke} (nada anunciado)`, listed('ninguno', [])],
        [
          `listo ${invoke} (no los hay)`,
          {
            answer: 'otra cosa que no es la lista',
            arrange: 'en /demo/fallos ponga «HTML en vez de JSON» a la llamada `mantenimientos`',
            gesture: ({ wire }) => wire.fail('mantenimientos', 'ilegible'),
          } satisfies Act,
        ],
      ]),
    ),
  },
  // In a browser a moment after an answer is a moment after it.
  may: ({ label }, before) => {
    const last = before.at(-1);
    if (label.startsWith('VOLVIO (un')) return (last?.label ?? '').startsWith('listo');
    return !label.startsWith('VOLVIO') || last?.state.context.leidaEn === startTime;
  },
  failures: ['sinConexion'],
  passing: ['empezando', 'atento.quieto.mirando', 'atento.releyendo.mirando'],
  inProcess: {
    'empezando — siempre → ausente': 'without the extra the page does not load this flow',
    'atento — fallo vigilarPagina → ·': skipReasons.localOnly,
    'atento.leyendo — tras limite → atento.quieto': skipReasons.clientFirst,
    'atento.releyendo — tras limite → atento.quieto': skipReasons.clientFirst,
    'atento.quieto — RECHAZADA [haceRato] → atento.releyendo': refused,
    'atento.quieto — RECHAZADA → atento.quieto.mirando': refused,
  },
  seen: {
    empezando: () => ({}),
    'atento.leyendo': nothing,
    'atento.quieto.mirando': () => ({}),
    'atento.quieto.sinAviso': nothing,
    'atento.quieto.anunciado': banner,
    'atento.releyendo.mirando': () => ({}),
    'atento.releyendo.sinAviso': nothing,
    'atento.releyendo.anunciado': banner,
    ausente: nothing,
  },
};
