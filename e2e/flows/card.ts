import type { ContextFrom } from 'xstate';
import type { cardMachine } from '../../machines/card/card.machine';
import { savedCardAfterMs } from '../../machines/card/card-holders';
import { cardTexts as texts } from '../../src/flows/card/texts';
import { savedCardTexts } from '../../src/texts/saved-card';
import { shellTexts } from '../../src/texts/shell';
import type { PathStep } from '../../tools/explore/explore';
import { memberOf, titular } from '../props/members';
import { answers, byItself, does, press, reconnect, wait } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof cardMachine>;

/** Changes the address as typed into the address bar; the page stays mounted, as with Back and Forward. */
const goTo =
  (address: string): Gesture =>
  ({ page }) =>
    page.evaluate((to) => history.pushState({}, '', to), address);
const going = (words: string, search: string): Act => does(words, goTo(`/carne${search}`));

/** Prepares the device's storage before the page reads it: a saved card, or no storage. */
const prepare = async ({ page }: Hand, steps: readonly PathStep[]) => {
  const [, what = ''] = /^listo leerCopia \((.+)\)$/.exec(steps[1]?.label ?? '') ?? [];
  await page.evaluate(async (kept) => {
    await caches.delete('carne');
    if (kept === 'el propio guardado') {
      const numbers = { tipoAfiliado: 'TITULAR', cedula: '00110000011', nss: '200000001', regimen: 'CONTRIBUTIVO' };
      const tarjetas = [
        { codigoAfiliado: '1001', ...numbers, nombre: 'Ana Peña', planes: [], guardado: 1_795_000_000_000 },
      ];
      const list = new Response(JSON.stringify({ forma: 1, afiliado: '1001', tarjetas }));
      await (await caches.open('carne')).put('/carne/guardados', list);
    }
    // The tests of the worker have a browser that runs it.
    const register = async () => ({ active: {}, scope: '/' });
    Object.defineProperty(navigator.serviceWorker, 'register', { value: register, configurable: true });
    if (kept === 'no sabe guardar') Object.defineProperty(globalThis, 'caches', { value: undefined });
  }, what);
};

/** The menu loads the cards too: its call is answered before the page's. */
const opened =
  (address: string) =>
  (steps: readonly PathStep[]): Arrival => ({
    ...memberPage,
    from: 'memberFact',
    settle: async (I) => {
      await I.until(async () => I.wire.asked('nucleoCarnet') > 0);
      await prepare(I, steps);
      I.wire.hold('nucleoCarnet');
      await goTo(address)(I, steps[0] as PathStep);
    },
  });

const page: Sight = { heading: texts.titulo, dialog: null };
const isKept = ({ guardados, persona }: Context) =>
  guardados.some(({ codigoAfiliado }) => codigoAfiliado === persona.codigoAfiliado);
const named = readAs(texts.viendo('Noé Peña'), 'de quién son los datos');
const number = ({ persona }: Context) => readAs(persona.codigoAfiliado, 'el número de afiliado');

const shown = (context: Context): Sight => ({
  says: [number(context), texts.muestre, ...(context.persona.lugar === null ? [] : [named])],
  offers: [texts.ampliar, texts.imprimir, ...(!context.puede ? [] : [isKept(context) ? texts.quitar : texts.guardar])],
});
const asked = (more: Sight) => (): Sight => ({ dialog: texts.guardarTitulo, ...more });
const brief = 'the device does it before anyone could press; a test shows it with one that takes its time';

export const cardFlow: DescribedFlow<typeof cardMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: { consultarCarnet: 'nucleoCarnet' },
  failures: ['sinConexion', 'ilegible'],
  starts: {
    'el propio': { action: 'Abra /carne.', arrival: opened('/carne') },
    'el de un menor': {
      action: 'Abra /carne?familiar=2 (el lugar de un menor en el núcleo).',
      arrival: opened('/carne?familiar=2'),
    },
  },
  acts: {
    'LUGAR (propio)': going('Pulse su propio nombre, o vuelva con «Atrás».', ''),
    'LUGAR (un mayor)': going('Vaya a /carne?familiar=1 (el lugar de un mayor en el núcleo).', '?familiar=1'),
    'LUGAR (un menor)': going('Pulse el nombre de un menor (su dirección es /carne?familiar=2).', '?familiar=2'),
    EN_LINEA: reconnect,
    REINTENTAR: press(shellTexts.reintentar),
    AMPLIAR: press(texts.ampliar),
    IMPRIMIR: press(texts.imprimir),
    GUARDAR: press(texts.guardar),
    CONFIRMAR: press(texts.guardarAhora),
    QUITAR: press(texts.quitar),
    CERRAR: press(shellTexts.cerrar),
    'tras esperaCopia': wait(savedCardAfterMs),
    'listo leerCopia (nada guardado)': byItself('Este teléfono no guarda ningún carnet.'),
    'listo leerCopia (el propio guardado)': byItself('Este teléfono guarda el carnet propio desde antes.'),
    'listo leerCopia (no sabe guardar)': byItself('El navegador no sabe guardarlo, como en una ventana privada.'),
    'listo consultarCarnet (de una titular)': answers('su carnet, con su núcleo'),
    'listo consultarCarnet (de una dependiente)': answers('su carnet, sin núcleo', {
      member: memberOf(1007, 'Dependiente'),
    }),
    'listo consultarCarnet (de un menor)': answers('el carnet del menor'),
    'listo consultarCarnet (ninguno)': answers('ningún carnet', {
      onlyTests: 'todos los afiliados de la demostración tienen un carnet',
    }),
    'listo actualizarCopia (actualizada)': byItself('La copia pasa a decir lo recién leído.'),
    'listo guardarCopia (guardada)': byItself('El teléfono lo guarda.'),
    'listo quitarCopia (quitada)': byItself('El teléfono lo quita.'),
  },
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const context: Context = last.context;
    const [kind = ''] = label.split(' ');
    // The device continues by itself, faster than any press.
    if (
      last.matches('leyendoCopia') ||
      ['actualizando', 'guardando', 'quitando'].some((mostrando) => last.matches({ mostrando }))
    )
      return /^(listo|fallo|tras)$/.test(kind);
    if (kind === 'GUARDAR') return context.puede && !isKept(context);
    if (kind === 'QUITAR') return context.puede && isKept(context);
    return true;
  },
  passing: [
    'leyendoCopia',
    'eligiendo',
    'consultando.mirando',
    'mostrando.entrando',
    'mostrando.actualizando',
    'mostrando.guardando',
    'mostrando.quitando',
  ],
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': skipReasons.localOnly,
    'leyendoCopia — fallo leerCopia → eligiendo': skipReasons.localOnly,
    'leyendoCopia — tras limiteCopia → eligiendo': skipReasons.localOnly,
    'consultando — fallo consultarCarnet [problema es sesionVencida] → fallida': skipReasons.expiredFirst,
    'consultando.conCopia — tras limite → soloCopia': skipReasons.clientFirst,
    'consultando.sinCopia — tras limite → fallida': skipReasons.clientFirst,
    'mostrando.actualizando — AMPLIAR → mostrando.ampliado': brief,
    'mostrando.actualizando — IMPRIMIR → ·': brief,
    'mostrando.actualizando — QUITAR → mostrando.quitando': brief,
    'mostrando.actualizando — fallo actualizarCopia → mostrando.quieto': skipReasons.localOnly,
    'mostrando.actualizando — tras limiteCopia → mostrando.quieto': skipReasons.localOnly,
    'mostrando.quieto — GUARDAR → ·': skipReasons.offersNoButton,
    'mostrando.quieto — QUITAR → ·': skipReasons.offersNoButton,
    'mostrando.ampliado — fallo mantenerPantalla → ·': skipReasons.localOnly,
    'mostrando.guardando — CERRAR → ·': brief,
    'mostrando.guardando — LUGAR [mismoLugar] → ·': brief,
    'mostrando.guardando — LUGAR → leyendoCopia': brief,
    'mostrando.guardando — fallo guardarCopia → mostrando.sinGuardar': skipReasons.localOnly,
    'mostrando.guardando — tras limiteCopia → mostrando.sinGuardar': skipReasons.localOnly,
    'mostrando.sinGuardar — CONFIRMAR → mostrando.guardando': skipReasons.localOnly,
    'mostrando.sinGuardar — CERRAR → mostrando.quieto': skipReasons.localOnly,
    'mostrando.quitando — IMPRIMIR → ·': brief,
    'mostrando.quitando — LUGAR [mismoLugar] → ·': brief,
    'mostrando.quitando — LUGAR → leyendoCopia': brief,
    'mostrando.quitando — fallo quitarCopia → mostrando.quieto': skipReasons.localOnly,
    'mostrando.quitando — tras limiteCopia → mostrando.quieto': skipReasons.localOnly,
  },
  seen: {
    leyendoCopia: () => ({ forPeople: 'La página, que carga.' }),
    eligiendo: () => ({}),
    'consultando.mirando': () => ({}),
    'consultando.sinCopia': () => ({ ...page, says: [texts.cargando], forPeople: 'La página, que carga.' }),
    'consultando.esperando': () => ({ ...page, says: [texts.cargando], forPeople: 'La página, que carga.' }),
    'consultando.conCopia': () => ({
      ...page,
      says: [savedCardTexts.titulo, texts.copiaEsperando, texts.muestre],
    }),
    soloCopia: () => ({
      ...page,
      says: [savedCardTexts.titulo, texts.copiaVuelve, texts.muestre],
      offers: [shellTexts.reintentar],
    }),
    fallida: () => ({
      ...page,
      offers: [shellTexts.reintentar],
      forPeople: 'Un aviso y un error, con «Reintentar».',
    }),
    sinCarnet: ({ persona }) => ({
      ...page,
      says: [persona.lugar === null ? texts.sinCarnet : texts.sinCarnetDe('Noé Peña')],
      offers: [shellTexts.reintentar],
    }),
    'mostrando.entrando': () => ({}),
    'mostrando.actualizando': () => ({ forPeople: 'El carnet, mientras su copia se actualiza.' }),
    'mostrando.quieto': (context) => ({ ...page, ...shown(context) }),
    'mostrando.ampliado': ({ persona }) => ({
      dialog: `${persona.nombres} ${persona.apellidos}`,
      forPeople: 'El código, tan grande como la pantalla, con el nombre y el número.',
      besides: 'La pantalla no se apaga.',
    }),
    'mostrando.advirtiendo': asked({ says: [texts.advertencia], offers: [texts.guardarAhora, texts.noGuardar] }),
    'mostrando.guardando': () => ({ forPeople: `«${texts.guardando}», por un momento.` }),
    'mostrando.sinGuardar': asked({ says: [texts.sinGuardar], offers: [texts.guardarAhora, texts.noGuardar] }),
    'mostrando.quitando': () => ({ forPeople: `«${texts.quitando}», por un momento.` }),
  },
};
