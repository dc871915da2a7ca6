import type { ContextFrom } from 'xstate';
import type { requestsMachine } from '../../machines/requests/requests.machine';
import { requestsTexts as texts } from '../../src/flows/requests/texts';
import { filtersTexts } from '../../src/texts/filters';
import { requestTexts } from '../../src/texts/requests';
import { resultsTexts } from '../../src/texts/results';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, choose, does, onlyTests, press, write } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Gesture } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { alertIsRead } from '../walks/range-alert';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof requestsMachine>;

const page = '/solicitudes';

/** Changes the address as typed into the address bar; the page stays mounted, as with Back and Forward. */
const goTo =
  (search: string): Gesture =>
  (I) =>
    I.page.evaluate((to) => history.pushState({}, '', to), page + search);

const ofReturned = (label: string) => resultsTexts.deFila(label, texts.fila('Reembolso', '2481907'));
const plain: Sight = { heading: texts.titulo, dialog: null };
const detail = (context: Context): Sight =>
  context.pregunta.caso === '' ? plain : { heading: texts.titulo, dialog: 'Reembolso' };
const shown = ({ encontrado }: Context): string =>
  encontrado === null
    ? ''
    : resultsTexts.resumen(encontrado.cantidad, encontrado.pagina, Math.ceil(encontrado.cantidad / encontrado.filas));

/** The steps possible while a dialog is open. */
const inDialog = ['CERRAR', 'DIRECCION', 'listo', 'fallo'];

export const requestsFlow: DescribedFlow<typeof requestsMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: { consultarSolicitudes: 'solicitudesPorDocumento' },
  starts: {
    'sin filtros': {
      action: 'Abra /solicitudes.',
      arrival: {
        ...memberPage,
        address: page,
        hold: ['solicitudesPorDocumento', 'alertaPersonalizada'],
        background: { bitacoraNuevo: { mensaje: '' } },
      },
    },
    'de un caso y un estado que no hay': {
      action: 'Abra /solicitudes?caso=2481907&estado=perdido (el número de un caso propio y un estado que no hay).',
    },
  },
  acts: {
    'DIRECCION (la del principio)': does('Vuelva a /solicitudes (por ejemplo con «Atrás»).', goTo('')),
    'DIRECCION (devueltas)': does('Vaya a /solicitudes?estado=devuelto.', goTo('?estado=devuelto')),
    'DIRECCION (de un caso)': does('Vaya a /solicitudes?caso=2481907.', goTo('?caso=2481907')),
    'DIRECCION (de un tipo y un estado que no hay)': does(
      'Vaya a /solicitudes?tipo=3&estado=perdido.',
      goTo('?tipo=3&estado=perdido'),
    ),
    DIA: onlyTests('nadie espera hasta la medianoche', { action: 'Pasa la medianoche.' }),
    // Blurs the field here: its error would move the button of the next press.
    'ESCRIBIR (ninguna fecha)': does(`Borre «${texts.desde}».`, async (I) => {
      const field = I.page.getByLabel(texts.desde, { exact: true });
      await field.fill('');
      await field.blur();
    }),
    'ESCRIBIR (hace más de seis meses)': write(texts.desde, '20-05-2026', 'un día de hace más de seis meses'),
    'ESCRIBIR (una fecha futura)': write(texts.hasta, '25-11-2026', 'un día futuro'),
    'ESCRIBIR (devueltas)': choose(texts.estado, 'Devuelto'),
    DEJAR: does(`Entre en «${texts.desde}» y salga.`, async (I) => {
      const field = I.page.getByLabel(texts.desde, { exact: true });
      await field.focus();
      await field.blur();
    }),
    BUSCAR: press(filtersTexts.buscar),
    LIMPIAR: press(filtersTexts.limpiar),
    PAGINA: press(resultsTexts.siguiente),
    FILAS: choose(resultsTexts.porPagina, '10'),
    VER_CASO: press(ofReturned(texts.verDetalle)),
    CERRAR_CASO: press(shellTexts.cerrar),
    NUEVA: press(texts.nueva),
    CERRAR: press(shellTexts.cerrar),
    'listo consultarSolicitudes (dos de siete)': answers('solicitudes, una de ellas devuelta'),
    'listo consultarSolicitudes (ninguna)': answers('ninguna'),
    'listo consultarSolicitudes (ninguna de cuatro)': answers('ninguna en esa página, que ya no existe', {
      onlyTests: 'nadie quita solicitudes mientras se miran',
    }),
    'listo avisarLimite (cerrada)': alertIsRead,
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const now: Context = last.context;
    const kind = label.replace(/ .*$/, '');
    const open = now.pregunta.caso !== '';
    if (kind === 'CERRAR_CASO') return open;
    if (open && !(kind === 'DIRECCION' && last.matches('mostrando'))) return false;
    // A case that is not listed would be searched by the same call.
    if (label === 'DIRECCION (de un caso)' || kind === 'VER_CASO') return last.matches('mostrando');
    const dialog = last.matches('eligiendo') || last.matches('limite');
    if (dialog && !inDialog.includes(kind)) return false;
    if (kind === 'ESCRIBIR') return Object(now.borrador)[event.campo] !== event.valor;
    // While the next page loads, the pages of the last one are shown.
    const pages = now.encontrado !== null && now.encontrado.cantidad > now.encontrado.filas;
    if (kind === 'PAGINA') return pages && now.encontrado?.pagina === 1;
    if (kind === 'FILAS') return pages && now.encontrado?.filas === 5;
    return true;
  },
  passing: ['empezando', 'decidiendo', 'corrigiendo'],
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': skipReasons.localOnly,
    '(raíz) — DIA → ·': 'nobody looks at a page until midnight',
    'limite — BUSCAR [sigueLargo] → ·': 'its button is busy',
  },
  seen: {
    empezando: () => ({}),
    decidiendo: () => ({}),
    corrigiendo: () => ({}),
    buscando: () => ({
      ...plain,
      says: [resultsTexts.buscando],
      forPeople: 'La lista carga, con lo último que se encontró mientras tanto.',
    }),
    vacio: () => ({ ...plain, says: [resultsTexts.vacio] }),
    mostrando: (context) =>
      context.pregunta.caso === ''
        ? {
            ...plain,
            says: [readAs(shown(context), 'cuántas hay'), 'Devuelto', requestTexts.plazo],
            offers: [texts.nueva, ...[requestTexts.completar, texts.verDetalle].map(ofReturned)],
          }
        : detail(context),
    eligiendo: () => ({ dialog: texts.nueva, offers: Object.values(requestTexts.formas) }),
    limite: () => ({ heading: texts.titulo, forPeople: 'La alerta, o la lista por un momento.' }),
  },
};
