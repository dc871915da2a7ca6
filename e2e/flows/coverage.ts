import type { ContextFrom } from 'xstate';
import type { coverageMachine } from '../../machines/coverage/coverage.machine';
import { coverageFaultText, missingWordsText, coverageTexts as texts } from '../../src/flows/coverage/texts';
import { filtersTexts } from '../../src/texts/filters';
import { resultsTexts } from '../../src/texts/results';
import { shellTexts } from '../../src/texts/shell';
import type { PathStep } from '../../tools/explore/explore';
import { answers, choose, does, onlyTests, press, reconnect, write } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof coverageMachine>;

const address = '/consulta/cobertura';
const byName = '?plan=2&nombre=resonancia';
const first = 'Resonancia de cráneo';

const opened = (search: string): Arrival => ({
  address: `${address}${search}`,
  hold: ['grupospdss', 'procedimientos', 'alertaPersonalizada', 'coberturaprocedimiento', 'catalogopdss'],
  background: {
    menu: { result: [{ id: '1', titulo: 'Coberturas', icono: '', url: address, requireLogin: false }] },
    coberturaRegimenes: [{ codigo: '2', descripcion: 'CONTRIBUTIVO' }],
    coberturaPlanes: [],
    planesRegimen: [],
    prestadorTodos: { data: [{ codigoPrestador: '3103', nombre: 'Clínica Abreu' }], cantidadRegistros: 1 },
  },
});

const goTo =
  (search: string): Gesture =>
  ({ page }) =>
    page.evaluate((to) => history.pushState({}, '', to), `${address}${search}`);
const going = (words: string, search: string): Act => does(words, goTo(search));

const isOver = ({ page }: Hand) => page.getByRole('dialog').isVisible();
const ofRow = (action: string) => resultsTexts.deFila(action, first);

const found: Sight = { heading: texts.titulo, dialog: null, says: [readAs(first, 'los procedimientos encontrados')] };
const faultOf = ({ faltas }: Context) =>
  Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [coverageFaultText[falta]]));
const wordsAsked = ({ borrador: { plan, complementario }, pedida: { prestador } }: Context) => {
  const fault = plan === '' && complementario === '' && prestador === '' ? 'sinCriterio' : 'sinGrupos';
  return [coverageFaultText[fault], missingWordsText[fault]];
};
const detail = (more: Sight): Sight => ({ dialog: texts.detalle, ...more });
const providers = (more: Sight): Sight => ({ dialog: texts.prestadores, ...more });

const asked = 'listo consultarProcedimientos';
/** The last result of `byName` that this visit has cached. */
const lastResult = (before: readonly PathStep[]): string => {
  const told = before.filter((step, at) => {
    const { pedida }: Context = before[at - 1]?.state.context ?? step.state.context;
    return step.label.startsWith(asked) && pedida.plan === '2' && pedida.pagina === 1 && pedida.filas === 5;
  });
  return told.at(-1)?.label ?? '';
};

const counted = 'only a service that counts what it does not give offers pages there';

export const coverageFlow: DescribedFlow<typeof coverageMachine> = {
  title: texts.titulo,
  before: 'Salga de la sesión si hay alguna',
  calls: {
    consultarProcedimientos: 'procedimientos',
    consultarAviso: 'alertaPersonalizada',
    consultarCobertura: 'coberturaprocedimiento',
    consultarPrestadores: 'catalogopdss',
  },
  starts: {
    'sin preguntar': { action: `Abra ${address}.`, arrival: opened('') },
    'una pregunta': { action: `Abra ${address}${byName}.`, arrival: opened(byName) },
    'de un prestador': {
      action: `Abra ${address}?prestador=3103&nombre=resonancia.`,
      arrival: opened('?prestador=3103&nombre=resonancia'),
    },
  },
  acts: {
    'DIRECCION (sin preguntar)': going('Vuelva con «Atrás» a la página sin preguntar.', ''),
    'DIRECCION (una pregunta)': going(`Vaya a ${address}${byName}.`, byName),
    'DIRECCION (una pregunta de antes)': going(`Vuelva con «Atrás» a ${address}${byName}.`, byName),
    'DIRECCION (una pregunta de antes, sin ninguno)': going(`Vuelva con «Atrás» a ${address}${byName}.`, byName),
    'LISTA (los grupos no llegaron)': does('Haga que la lista de grupos falle.', ({ wire }) =>
      wire.fail('grupospdss', 'ilegible'),
    ),
    'LISTA (los subgrupos de otro grupo)': onlyTests('la pregunta por el grupo que se dejó queda abandonada'),
    'ESCRIBIR (el plan)': choose(texts.plan, 'CONTRIBUTIVO'),
    'ESCRIBIR (ningún plan)': choose(texts.plan, texts.elijaPlan),
    'ESCRIBIR (el nombre)': write(texts.nombre, 'resonancia'),
    'ESCRIBIR (ningún nombre)': write(texts.nombre, '', 'nada'),
    EN_LINEA: reconnect,
    BUSCAR: press(filtersTexts.buscar),
    LIMPIAR: press(filtersTexts.limpiar),
    QUITAR_PRESTADOR: press(texts.quitarPrestador),
    PAGINA: press(resultsTexts.siguiente),
    FILAS: choose(resultsTexts.porPagina, '10'),
    VER_DETALLE: does(`En el primero pulse «${texts.verDetalle}».`, async (I) =>
      I.press((await isOver(I)) ? texts.verDetalle : ofRow(texts.verDetalle)),
    ),
    VER_PRESTADORES: does(`En el primero pulse «${texts.verPrestadores}».`, (I) =>
      I.press(ofRow(texts.verPrestadores)),
    ),
    CERRAR: press(shellTexts.cerrar),
    REINTENTAR_LISTAS: press(shellTexts.reintentar, 'En la lista que falta'),
    [`${asked} (cuatro)`]: answers('cuatro procedimientos de nueve'),
    [`${asked} (ninguno)`]: answers('ninguno', { onlyTests: 'la demostración tiene resonancias' }),
    [`${asked} (pasada del final)`]: answers('que la página pedida ya no existe', {
      onlyTests: 'los procedimientos de la demostración no cambian mientras se miran',
    }),
    'listo consultarAviso (alerta)': answers('la alerta «cobertura-consulta-nofound»'),
    'listo consultarCobertura (lo cubre)': answers('la cobertura'),
    'listo consultarCobertura (no lo cubre)': answers('que no lo cubre', {
      onlyTests: 'la demostración solo lista lo que el plan cubre',
    }),
    'listo consultarPrestadores (dos)': answers('dos prestadores de siete'),
    'listo consultarPrestadores (ninguno)': answers('ningún prestador', {
      onlyTests: 'en la demostración alguien hace cada procedimiento',
    }),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    const now: Context | undefined = last?.context;
    if (last === undefined || now === undefined) return true;
    const done = (name: string) => before.some((step) => step.label === name);
    const kind = label.replace(/ .*$/, '');
    if (kind === 'listo' || kind === 'fallo' || kind === 'tras') return true;
    if (kind === 'DIRECCION') {
      const known = lastResult(before);
      if (label.endsWith('(una pregunta)')) return known === '' || now.pedida.nombre !== '';
      if (label.endsWith('sin ninguno)')) return known === `${asked} (ninguno)`;
      return label.endsWith('(sin preguntar)') || known === `${asked} (cuatro)`;
    }
    // Each list loads once a visit.
    if (kind === 'LISTA') return !done(label);
    const over = last.matches({ mostrando: 'detalle' }) || last.matches({ mostrando: 'prestadores' });
    const noGroups = now.listas.grupos.fallida;
    if (kind === 'REINTENTAR_LISTAS') return noGroups && !over;
    if (kind === 'EN_LINEA') return last.matches({ inicial: 'quieto' });
    const inDetail = last.matches({ mostrando: 'detalle' });
    const shown = inDetail ? null : last.matches({ mostrando: 'prestadores' }) ? now.prestadores : now.hallazgo;
    if (kind === 'PAGINA') return shown !== null && shown.page === 1 && shown.total > shown.size;
    if (kind === 'FILAS') return shown !== null && shown.total > 0 && shown.size !== 10;
    if (label === 'ESCRIBIR (el plan)')
      return now.borrador.plan === '' && (!over || last.matches({ mostrando: { detalle: 'sinPlan' } }));
    if (label === 'ESCRIBIR (ningún plan)') return now.borrador.plan !== '' && !over;
    if (kind === 'VER_DETALLE') return !over || last.matches({ mostrando: { detalle: 'sinPlan' } });
    if (kind === 'CERRAR') return over;
    if (over) return false;
    if (kind === 'ESCRIBIR') return event.valor !== now.borrador.nombre;
    return kind !== 'QUITAR_PRESTADOR' || now.pedida.prestador !== '';
  },
  passing: ['eligiendo'],
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': skipReasons.localOnly,
    '(raíz) — fallo consultarListas → ·': 'a list that fails is a list that did not come',
    '(raíz) — LISTA [esDeAntes] → ·': 'a question that is given up is aborted, and its answer never comes',
    'vacia — PAGINA → buscando': counted,
    'vacia — FILAS → buscando': counted,
    'vacia.avisando — tras limite → vacia.avisada': skipReasons.clientFirst,
  },
  seen: {
    eligiendo: () => ({}),
    'inicial.quieto': () => ({ heading: texts.titulo, dialog: null, says: [resultsTexts.inicial] }),
    'inicial.sinPalabras': (context) => ({ says: [resultsTexts.inicial, ...wordsAsked(context)], dialog: null }),
    'inicial.faltanDatos': (context) => ({ says: [resultsTexts.inicial, ...faultOf(context)], dialog: null }),
    buscando: () => ({ heading: texts.titulo, dialog: null, says: [resultsTexts.buscando] }),
    'vacia.avisando': () => ({ says: [texts.vacia], dialog: null }),
    'vacia.avisada': ({ aviso }) => ({
      dialog: null,
      says: aviso === '' ? [texts.vacia] : [texts.vacia, readAs(aviso, 'la alerta')],
    }),
    'mostrando.quieto': () => found,
    'mostrando.sinPalabras': (context) => ({ ...found, says: [first, ...wordsAsked(context)] }),
    'mostrando.faltanDatos': (context) => ({
      ...found,
      says: [first, ...faultOf(context)],
      forPeople: `La lista, y en su campo: ${faultOf(context).join(' ')}`,
    }),
    'mostrando.detalle.sinPlan': ({ borrador: { plan } }) =>
      detail({
        ...(plan === '' ? { says: [texts.sinPlan] } : { silent: [texts.sinPlan] }),
        offers: [texts.verDetalle],
      }),
    'mostrando.detalle.cargando': () => detail({ says: [texts.cargandoDetalle], forPeople: 'La cobertura carga.' }),
    'mostrando.detalle.cargada': () =>
      detail({ says: [texts.porcentajeCobertura, texts.porcentajeCoPago], silent: [texts.sinCobertura] }),
    'mostrando.detalle.sinCobertura': () => detail({ says: [texts.sinCobertura] }),
    'mostrando.prestadores.cargando': () => providers({ says: [resultsTexts.buscando] }),
    'mostrando.prestadores.cargado': () =>
      providers({ says: [readAs('Clínica Abreu', 'los prestadores')], silent: [texts.sinPrestadores] }),
    'mostrando.prestadores.vacio': () => providers({ says: [texts.sinPrestadores] }),
  },
};
