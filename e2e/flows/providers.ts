import type { ContextFrom } from 'xstate';
import { formatFilters } from '../../domain/rules/lists/filters';
import { providerFilterKinds } from '../../domain/rules/providers/provider-filters';
import type { providersMachine } from '../../machines/providers/providers.machine';
import { providersTexts as texts } from '../../src/flows/providers/texts';
import { filtersTexts } from '../../src/texts/filters';
import { resultsTexts } from '../../src/texts/results';
import { shellTexts } from '../../src/texts/shell';
import type { PathStep } from '../../tools/explore/explore';
import { titular } from '../props/members';
import { answers, choose, does, press } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Gesture } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { providerLists } from '../walks/provider-lists';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

type Context = ContextFrom<typeof providersMachine>;

const opened = (search: string, more: Partial<Arrival> = {}): Arrival => ({
  ...memberPage,
  address: `/consulta/prestadores${search}`,
  hold: ['prestadorTodos', 'alertaPersonalizada', 'prestadorDetalle', 'regimenesPrestador'],
  background: providerLists,
  ...more,
});
const lastSearch = JSON.stringify({ desde: startTime, datos: { provincia: '25', municipio: '2501' } });

const named =
  (nombre: string): Gesture =>
  ({ page }) =>
    page.getByRole('searchbox', { name: texts.campo.nombre }).fill(nombre);
const goTo =
  (search: string): Gesture =>
  ({ page }) =>
    page.evaluate((to) => history.pushState({}, '', to), `/consulta/prestadores${search}`);
const going = (words: string, search: string): Act => does(words, goTo(search));

/** The share sheet stays open until the path decides its result. */
const share: Gesture = async ({ page, press: on }) => {
  await page.evaluate(() => {
    const held = () => new Promise((resolve, reject) => Reflect.set(window, 'sheet', { resolve, reject }));
    Object.defineProperty(navigator, 'share', { configurable: true, value: held });
  });
  await on(texts.compartir);
};
const sheet =
  (closed: 'shared' | 'copied' | 'refused'): Gesture =>
  ({ page }) =>
    page.evaluate((how) => {
      const writeText = () => (how === 'copied' ? Promise.resolve() : Promise.reject(new Error('refused')));
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
      const { resolve, reject }: { resolve(): void; reject(error: Error): void } = Reflect.get(window, 'sheet');
      if (how === 'shared') resolve();
      else reject(new TypeError('no sheet'));
    }, closed);

const near: Gesture = async ({ page, press: on }) => {
  await page.evaluate(() => {
    const coords = { latitude: 19.46, longitude: -70.68 };
    const getCurrentPosition = (found: (position: object) => void) => found({ coords });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  });
  await on(texts.cerca);
};

const page: Sight = { heading: texts.titulo, dialog: null };
const rows: Sight = {
  ...page,
  says: ['Clínica Abreu', 'Dra. Yokasta Matos'],
  offers: ['Ver detalle, Clínica Abreu', 'Ver coberturas, Clínica Abreu', 'Llamar a Clínica Abreu, 829-555-0142'],
};
const lacking = [texts.faltas.faltaProvincia, texts.faltas.faltaMunicipio];
const searching = (): Sight => ({ ...page, says: [resultsTexts.buscando] });
const inDetail =
  (forPeople: string, more: Sight) =>
  ({ elegido }: Context): Sight => ({
    heading: texts.titulo,
    dialog: readAs(elegido?.nombre ?? '', 'el nombre del prestador'),
    ...more,
    forPeople,
  });
const known: Sight = {
  says: ['829-555-0142', 'citas@abreu.example', texts.medicos],
  offers: [texts.compartir, texts.llamar('829-555-0142')],
};

const itsData = 'listo consultarDetalle (sus datos)';
const isOfRegimes = (label: string): boolean => /^(listo|fallo) consultarRegimenes/.test(label);

const searchOf = (state: PathStep['state']): string => formatFilters(state.context.direccion, providerFilterKinds);
/** The cached result of a search in this path. */
const remembered = (search: string, before: readonly PathStep[]): 'found' | 'nobody' | null => {
  const last = before.findLast(
    ({ state }) => searchOf(state) === search && (state.matches('mostrando') || state.matches('vacia')),
  );
  return last === undefined ? null : last.state.matches('vacia') ? 'nobody' : 'found';
};

const back = going('Vuelva con «Atrás» a la búsqueda en Santiago.', '?provincia=25&municipio=2501');

export const providersFlow: DescribedFlow<typeof providersMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    buscarPrestadores: 'prestadorTodos',
    consultarAviso: 'alertaPersonalizada',
    consultarDetalle: 'prestadorDetalle',
    consultarRegimenes: 'regimenesPrestador',
  },
  starts: {
    'sin filtros': { action: 'Abra /consulta/prestadores.', arrival: opened('') },
    'con una búsqueda en la dirección': {
      action: 'Abra /consulta/prestadores?provincia=25&municipio=2501.',
      arrival: opened('?provincia=25&municipio=2501'),
    },
    'con la última búsqueda': {
      action: 'Busque en Santiago, cierre la pestaña y abra /consulta/prestadores.',
      arrival: opened('', { local: { ...memberPage.local, borrador__prestadores: lastSearch } }),
    },
  },
  acts: {
    'ESCRIBIR (nombre)': does(`En «${texts.campo.nombre}» escriba abreu.`, named('abreu')),
    'ESCRIBIR (sin nombre)': does(`Borre lo que dice «${texts.campo.nombre}».`, named('')),
    'ESCRIBIR (plan)': choose(texts.campo.plan, 'Contributivo'),
    ELEGIR_PROVINCIA: choose(texts.campo.provincia, 'Santiago'),
    ELEGIR_ATAJO: press('Clínica o centro médico'),
    QUITAR: { action: `En un teléfono pulse «Contributivo», que se lee «${texts.quitar('Contributivo')}».` },
    CERCA: does(`En Santiago pulse «${texts.cerca}» y permita la ubicación.`, near),
    IR_A: does('En los municipios cercanos pulse Tamboril.', ({ page }) =>
      page.getByRole('button', { name: /^Tamboril/ }).click(),
    ),
    BUSCAR: press(filtersTexts.buscar),
    LIMPIAR: press(filtersTexts.limpiar),
    REPETIR: press(texts.repetir),
    PAGINA: press(resultsTexts.siguiente),
    FILAS: choose(resultsTexts.porPagina, '10'),
    'DIRECCION (sin filtros)': going('Vaya a /consulta/prestadores (por ejemplo con «Atrás»).', ''),
    'DIRECCION (otra búsqueda)': going('Vaya a /consulta/prestadores?nombre=matos.', '?nombre=matos'),
    'DIRECCION (ya buscada)': back,
    'DIRECCION (ya buscada, sin resultados)': back,
    'VER_DETALLE (centro)': press('Ver detalle, Clínica Abreu'),
    'VER_DETALLE (doctora)': press('Ver detalle, Dra. Yokasta Matos'),
    COMPARTIR: does(`Pulse «${texts.compartir}».`, share),
    CERRAR: press(shellTexts.cerrar),
    'listo buscarPrestadores (dos de doce)': answers('una página de resultados'),
    'listo buscarPrestadores (ninguno)': answers('ningún resultado'),
    'listo buscarPrestadores (pasada del final)': answers('que la página pedida ya no existe', {
      onlyTests: 'los prestadores de la demostración no cambian mientras se miran',
    }),
    'listo consultarAviso (un aviso)': answers('el aviso «prestador-consulta-nofound»'),
    [itsData]: answers('los datos del prestador'),
    'listo consultarDetalle (nada)': answers('que no tiene datos', {
      onlyTests: 'todos los de la demostración los tienen',
    }),
    'listo consultarRegimenes (dos)': answers('sus regímenes'),
    'listo compartir (compartido)': does('Comparta con una aplicación, o cierre la ventana.', sheet('shared')),
    'listo compartir (copiado)': does('En un navegador que no comparte, espere.', sheet('copied')),
    'fallo compartir': does('En un navegador que no comparte ni copia, espere.', sheet('refused')),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const { borrador, direccion, encontrado, cercanos }: Context = last.context;
    const kind = label.replace(/ .*$/, '');
    // Requested once for each detail.
    if (isOfRegimes(label))
      return !before
        .slice(before.findLastIndex((step) => step.label === itsData))
        .some((step) => isOfRegimes(step.label));
    if (label.endsWith('(pasada del final)')) return direccion.pagina > 1;
    if (kind === 'listo' || kind === 'fallo' || kind === 'tras') return true;
    if (kind === 'DIRECCION') {
      const search = formatFilters(event.filtros, providerFilterKinds);
      const kept = remembered(search, before);
      return (
        search === searchOf(last) ||
        kept === (event.recuerdo === null ? null : event.recuerdo.cantidad === 0 ? 'nobody' : 'found')
      );
    }
    if (last.hasTag('detalle')) return ['CERRAR', 'COMPARTIR'].includes(kind);
    if (kind === 'ELEGIR_PROVINCIA') return borrador.provincia !== event.provincia;
    if (kind === 'ELEGIR_ATAJO') return borrador.tipo !== event.atajo.valor;
    if (kind === 'IR_A') return direccion.municipio === '2501' && cercanos.length > 0;
    if (kind === 'ESCRIBIR') return borrador[event.campo as 'nombre'] !== event.valor;
    const pages = encontrado !== null && encontrado.cantidad > 0;
    if (kind === 'PAGINA') return pages && encontrado.pagina === 1;
    if (kind === 'FILAS') return pages && encontrado.filas !== event.filas;
    return true;
  },
  passing: ['eligiendo'],
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': skipReasons.localOnly,
    '(raíz) — QUITAR [bastaSinEl] → buscando': 'only phones show it; e2e/providers.spec.ts removes one',
    'consultandoAviso — tras limite → vacia': skipReasons.clientFirst,
    'mostrando.detalle.visto.compartiendo — tras limiteCompartir → mostrando.detalle.visto.quieto':
      'a session ends before that',
  },
  seen: {
    eligiendo: () => ({}),
    inicial: ({ ultima }) => ({
      ...page,
      says: [resultsTexts.inicial],
      ...(ultima === null ? { withholds: [texts.repetir] } : { offers: [texts.repetir] }),
    }),
    incompleta: ({ ultima }) => ({
      ...page,
      says: [...lacking, resultsTexts.inicial],
      ...(ultima === null ? { withholds: [texts.repetir] } : { offers: [texts.repetir] }),
    }),
    buscando: searching,
    consultandoAviso: searching,
    vacia: ({ encontrado }) => ({
      ...page,
      says: [readAs(encontrado?.aviso || texts.nadie, 'el aviso del servidor'), resultsTexts.vacio],
    }),
    'mostrando.lista': () => rows,
    'mostrando.incompleta': () => ({ ...rows, says: [...lacking, 'Clínica Abreu'] }),
    'mostrando.detalle.cargando': inDetail('El nombre, y que cargan sus datos.', { says: [texts.cargandoDetalle] }),
    'mostrando.detalle.visto.quieto': inDetail('Sus datos; y sus regímenes, cuando llegan.', known),
    'mostrando.detalle.visto.compartiendo': inDetail('La ventana de compartir del dispositivo.', {
      says: [texts.compartiendo],
    }),
    'mostrando.detalle.visto.copiado': inDetail(`«${texts.copiado}»`, { says: [texts.copiado] }),
    'mostrando.detalle.visto.sinCompartir': inDetail(`«${texts.sinCompartir}»`, { says: [texts.sinCompartir] }),
    'mostrando.detalle.sinDatos': inDetail(`«${texts.sinDatos}»`, { says: [texts.sinDatos] }),
  },
};
