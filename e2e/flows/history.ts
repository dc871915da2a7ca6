import type { ContextFrom } from 'xstate';
import type { historyMachine } from '../../machines/history/history.machine';
import { historyTexts as texts } from '../../src/flows/history/texts';
import { providerPickerTexts } from '../../src/flows/providerPicker/texts';
import { filtersTexts } from '../../src/texts/filters';
import { resultsTexts } from '../../src/texts/results';
import { shellTexts } from '../../src/texts/shell';
import type { PathStep } from '../../tools/explore/explore';
import { memberOf, titular } from '../props/members';
import { answers, choose, does, follow, onlyTests, press, write } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { alertIsRead } from '../walks/range-alert';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof historyMachine>;

const page = '/consulta/consumos';

/** Changes the address as typed into the address bar; the page stays mounted, as with Back and Forward. */
const goTo =
  (address: string): Gesture =>
  (I) =>
    I.page.evaluate((to) => history.pushState({}, '', to), address);

interface Sheet {
  end(how: 'done' | 'closed' | 'failed'): void;
}
type WithSheet = typeof globalThis & { sheet: Sheet };

/** Replaces share sheet and clipboard, whose results the path decides. */
const lendSheet = (shares: boolean) => {
  const waiting: { resolve(): void; reject(error: unknown): void }[] = [];
  const begin = () => new Promise<void>((resolve, reject) => void waiting.push({ resolve, reject }));
  (globalThis as WithSheet).sheet = {
    end: (how) => {
      const last = waiting.pop();
      if (how === 'done') last?.resolve();
      else last?.reject(new DOMException('', how === 'closed' ? 'AbortError' : 'NotAllowedError'));
    },
  };
  Object.defineProperties(navigator, {
    canShare: { configurable: true, value: shares ? () => true : undefined },
    share: { configurable: true, value: shares ? begin : undefined },
    clipboard: { configurable: true, value: { writeText: begin } },
  });
};
const sheetEnds =
  (how: 'done' | 'closed' | 'failed'): Gesture =>
  (I) =>
    I.page.evaluate((end) => (globalThis as WithSheet).sheet.end(end), how);

const provider = {
  codigoPrestador: '3101',
  nombre: 'Centro Médico Las Palmas',
  tipoPrestador: 'Centro',
};

const opened = (address: string, shares = true): Arrival => ({
  ...memberPage,
  background: {
    tipoAutorizaciones: [{ codigo: '6', descripcion: 'Medicamentos ambulatorios' }],
    prestadorTodos: { data: [provider], cantidadRegistros: 1 },
  },
  from: 'session',
  settle: async (I) => {
    // Waits for the consumption summary of the year, a call of every page.
    await I.until(async () => I.wire.asked('historialConsumo') > 0);
    I.wire.hold('historialConsumo', 'datospersonales', 'generarDocumento', 'alertaPersonalizada');
    await I.page.evaluate(lendSheet, shares);
    await I.page.evaluate((to) => history.pushState({}, '', to), address);
  },
});

const core = {
  datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' },
  datosAfiliacion: [],
  nucleoFamiliar: {
    participantes: [
      { codigoAfiliado: '1002', nombres: 'Luis', apellidos: 'Peña', parentesco: 'Hijo', mayorEdad: true },
      { codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', parentesco: 'Hijo', mayorEdad: false },
    ],
  },
};
const answersCore = async (I: Hand) => {
  const again = I.page.getByRole('button', { name: texts.cargarListas });
  if (await again.isVisible()) await again.click();
  await I.wire.answer('datospersonales', core);
};

const first = texts.fila('Farmacia San Rafael', '02-11-2026', '9002');
const asking = (label: string): Act => press(resultsTexts.deFila(label, first));
const named = readAs(texts.viendo('Noé Peña'), 'de quién son los datos');

const shown = ({ encontrado }: Context): string =>
  encontrado === null
    ? ''
    : resultsTexts.resumen(encontrado.cantidad, encontrado.pagina, Math.ceil(encontrado.cantidad / encontrado.filas));
const whose = ({ pregunta, nucleo }: Context): Sight =>
  pregunta.familiar === '2' && nucleo !== null ? { says: [named], offers: [texts.volver] } : { silent: [texts.volver] };
const plain: Sight = { heading: texts.titulo, dialog: null };
const waiting = (context: Context): Sight => ({
  ...plain,
  ...whose(context),
  says: [...(whose(context).says ?? []), resultsTexts.buscando],
  forPeople: 'La lista carga, con lo último que se encontró mientras tanto.',
});
const listed = (context: Context): Sight => ({
  heading: texts.titulo,
  ...whose(context),
  says: [...(whose(context).says ?? []), readAs(shown(context), 'cuántas hay')],
});
const rows = (context: Context): Sight => ({
  ...listed(context),
  dialog: null,
  offers: [texts.descargar, texts.ver, texts.compartir].map((label) => resultsTexts.deFila(label, first)),
});

/** The results of the path so far, by filters: only these are cached. */
const answered = (before: readonly PathStep[], wanted: (context: Context) => boolean): string => {
  const last = before.findLast(({ label, state }, at) => {
    const asked = before[at - 1]?.state.context ?? state.context;
    return label.startsWith('listo consultarHistorial') && wanted(asked);
  });
  return last?.label ?? '';
};
const usual = ({ pregunta: { costo, familiar, pagina, filas } }: Context) =>
  costo === '' && familiar === '' && pagina === 1 && filas === 5;
const highCost = ({ pregunta: { costo, familiar, pagina, filas } }: Context) =>
  costo === 'si' && familiar === '' && pagina === 1 && filas === 5;

const inDialog = ['ABRIR_AHORA', 'COMPARTIR_AHORA', 'CERRAR', 'CENTRO_ELEGIDO', 'DIRECCION', 'listo', 'fallo'];

export const historyFlow: DescribedFlow<typeof historyMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    consultarHistorial: 'historialConsumo',
    prepararDocumento: 'generarDocumento',
  },
  starts: {
    'sin filtros': { action: 'En un teléfono, abra /consulta/consumos.', arrival: opened(page) },
    'de un menor, en un centro': {
      action: 'Abra /consulta/consumos?centro=3101&familiar=2 (un centro y el lugar de un menor en el núcleo).',
      arrival: opened(`${page}?centro=3101&familiar=2`),
    },
    'en un equipo que no comparte archivos': {
      action: 'En un equipo que no comparte archivos, abra /consulta/consumos.',
      arrival: opened(page, false),
    },
  },
  acts: {
    'DIRECCION (la del principio)': does('Vuelva a /consulta/consumos (por ejemplo con «Atrás»).', goTo(page)),
    'DIRECCION (sin resultados)': does('Vaya a /consulta/consumos?costo=si.', goTo(`${page}?costo=si`)),
    'DIRECCION (de un mayor)': does(
      'Vaya a /consulta/consumos?familiar=1 (el lugar de un mayor en el núcleo).',
      goTo(`${page}?familiar=1`),
    ),
    DIA: onlyTests('nadie espera hasta la medianoche', { action: 'Pasa la medianoche.' }),
    NUCLEO: does('Llega el núcleo familiar.', answersCore),
    SIN_NUCLEO: does('El núcleo familiar no se puede leer.', (I) => I.wire.fail('datospersonales', 'ilegible')),
    // Blurs the field here: its error would move the button of the next press.
    'ESCRIBIR (ninguna fecha)': does(`Borre «${texts.desde}».`, async (I) => {
      const field = I.page.getByLabel(texts.desde, { exact: true });
      await field.fill('');
      await field.blur();
    }),
    'ESCRIBIR (hace más de seis meses)': write(texts.desde, '20-05-2026', 'un día de hace más de seis meses'),
    'ESCRIBIR (una fecha futura)': write(texts.hasta, '25-11-2026', 'un día futuro'),
    'ESCRIBIR (alto costo)': does(`Marque «${texts.altoCosto}».`, (I) =>
      I.page.getByRole('checkbox', { name: texts.altoCosto }).click(),
    ),
    DEJAR: does(`Entre en «${texts.desde}» y salga.`, async (I) => {
      const field = I.page.getByLabel(texts.desde, { exact: true });
      await field.focus();
      await field.blur();
    }),
    BUSCAR: press(filtersTexts.buscar),
    LIMPIAR: press(filtersTexts.limpiar),
    PAGINA: press(resultsTexts.siguiente),
    FILAS: choose(resultsTexts.porPagina, '10'),
    ABRIR_CENTROS: does(`Haga doble clic en «${texts.centro}», o pulse «${texts.listadoCentros}» a su lado.`, (I) =>
      I.press(texts.listadoCentros),
    ),
    CENTRO_ELEGIDO: does('Busque un centro y elíjalo.', async (I) => {
      const dialog = I.page.getByRole('dialog');
      await dialog.getByLabel(providerPickerTexts.consulta).fill('palmas');
      await dialog.getByRole('button', { name: filtersTexts.buscar }).click();
      await I.press(resultsTexts.deFila(providerPickerTexts.elegir, provider.nombre));
    }),
    QUITAR_CENTRO: press(texts.quitarCentro),
    'PEDIR_DOCUMENTO (descargar)': asking(texts.descargar),
    'PEDIR_DOCUMENTO (ver)': asking(texts.ver),
    'PEDIR_DOCUMENTO (compartir)': asking(texts.compartir),
    ABRIR_AHORA: follow(texts.abrirAhora),
    COMPARTIR_AHORA: press(texts.compartirAhora),
    CANCELAR: press(texts.cancelar),
    CERRAR: press(shellTexts.cerrar),
    REINTENTAR: press(shellTexts.reintentar),
    'listo consultarHistorial (dos de siete)': answers('autorizaciones'),
    'listo consultarHistorial (ninguno)': answers('ninguna', { member: memberOf(1007, 'Plan sin balances') }),
    'listo consultarHistorial (ninguno de cuatro)': answers('ninguna en esa página, que ya no existe', {
      onlyTests: 'nadie quita autorizaciones mientras se miran',
    }),
    'listo avisarLimite (cerrada)': alertIsRead,
    'listo prepararDocumento (el PDF)': {
      answer: 'el PDF',
      gesture: (I) => I.wire.file('generarDocumento', '%PDF-1.4\n%%EOF', 'application/pdf'),
    },
    'listo compartirArchivo (compartido)': does('Elija con quién compartirlo.', sheetEnds('done')),
    'listo compartirArchivo (cancelado)': does('Cierre la hoja de compartir.', sheetEnds('closed')),
    'fallo compartirArchivo': does('El equipo no lo comparte.', sheetEnds('failed')),
    'listo copiarDireccion (copiada)': does('El equipo la copia.', sheetEnds('done')),
    'fallo copiarDireccion': does('El equipo no la copia.', sheetEnds('failed')),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const now: Context = last.context;
    const kind = label.replace(/ .*$/, '');
    const dialog =
      last.matches('centros') ||
      last.matches('limite') ||
      ['porVer', 'porCompartir', 'compartiendo'].some((leaf) => last.matches({ mostrando: leaf }));
    if (label === 'DIRECCION (la del principio)')
      return answered(before, usual) === 'listo consultarHistorial (dos de siete)';
    if (label === 'DIRECCION (sin resultados)')
      return answered(before, highCost) === 'listo consultarHistorial (ninguno)';
    if (kind === 'NUCLEO') return now.nucleo === null;
    if (kind === 'SIN_NUCLEO') return now.nucleo === null && !now.sinNucleo;
    if (dialog && !inDialog.includes(kind)) return false;
    if (kind === 'QUITAR_CENTRO') return now.borrador.centro !== '';
    if (kind === 'ESCRIBIR') return Object(now.borrador)[event.campo] !== event.valor;
    // A failed search has no pages; while the next page loads, those of the last one are shown.
    const pages = !last.hasTag('error') && now.encontrado !== null && now.encontrado.cantidad > now.encontrado.filas;
    if (kind === 'PAGINA') return pages && now.encontrado?.pagina === 1;
    if (kind === 'FILAS') return pages && now.encontrado?.filas === 5;
    if (kind === 'PEDIR_DOCUMENTO') return now.documento === null || now.documento.para !== event.para;
    return true;
  },
  passing: ['empezando', 'decidiendo', 'corrigiendo'],
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': skipReasons.localOnly,
    '(raíz) — DIA → ·': 'nobody looks at a page until midnight',
    'esperandoNucleo — tras limite → fallidoNucleo': skipReasons.clientFirst,
    'mostrando — PEDIR_DOCUMENTO [mismoDocumento] → ·': skipReasons.offersNoButton,
    'mostrando.preparando — tras limiteDocumento → mostrando.quieto': skipReasons.clientFirst,
    'mostrando.compartiendo — tras limiteCompartir → mostrando.quieto': 'a session ends before that',
    'mostrando.copiando — tras limite → mostrando.quieto': 'a clipboard answers at once',
    'limite — BUSCAR [sigueLargo] → ·': 'its button is busy',
  },
  seen: {
    empezando: () => ({}),
    decidiendo: () => ({}),
    corrigiendo: () => ({}),
    esperandoNucleo: () => ({ ...plain, says: [resultsTexts.buscando] }),
    fallidoNucleo: () => ({ ...plain, says: [texts.sinNucleo], offers: [shellTexts.reintentar] }),
    buscando: waiting,
    vacio: (context) => ({
      ...plain,
      ...whose(context),
      says: [...(whose(context).says ?? []), resultsTexts.vacio, texts.sinConsumos],
    }),
    'mostrando.quieto': rows,
    'mostrando.preparando': (context) => ({
      ...listed(context),
      says: [...(listed(context).says ?? []), texts.preparando],
      offers: [texts.cancelar],
    }),
    'mostrando.porVer': ({ documento }) => ({
      dialog: texts.verPdf,
      says: [readAs(texts.listo(documento?.nap ?? ''), 'que el PDF está listo')],
    }),
    'mostrando.porCompartir': ({ documento }) => ({
      dialog: texts.compartirPdf,
      says: [readAs(texts.listo(documento?.nap ?? ''), 'que el PDF está listo')],
    }),
    'mostrando.compartiendo': () => ({
      dialog: texts.compartirPdf,
      forPeople: 'La hoja de compartir del equipo.',
    }),
    'mostrando.copiando': (context) => ({ ...listed(context), forPeople: 'La lista, por un momento.' }),
    centros: () => ({ dialog: texts.listadoCentros, says: [providerPickerTexts.consulta] }),
    limite: () => ({ heading: texts.titulo, forPeople: 'La alerta, o la lista por un momento.' }),
  },
};
