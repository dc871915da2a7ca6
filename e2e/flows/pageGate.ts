import type { pageGateMachine } from '../../machines/pageGate/pageGate.machine';
import { pageGateTexts as texts } from '../../src/flows/pageGate/texts';
import { titular } from '../props/members';
import { does, follow } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { quietPortal } from '../walks/quiet-portal';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const frase = 'Mejoramos los pagos en línea.';
const leaf = (id: string, titulo: string, url: string) => ({ id, titulo, icono: '', url, requireLogin: true });
const menu = {
  result: [leaf('1', 'Pagos', '/pagos'), leaf('2', 'Carné', '/carne'), leaf('3', 'Citas', '/citas')],
};

const arrival = (address: string): Arrival => ({
  ...memberPage,
  address,
  hold: ['mantenimientos'],
  background: { ...quietPortal, menu },
  settings: { extras: ['mantenimientos'] },
  settle: ({ wire, until }) => until(async () => wire.waits('mantenimientos')),
});

const [second, minute] = [1_000, 60_000];

/** Until the list is asked for, which happens every five minutes. To scroll keeps the session, and uses no page. */
const untilAsked = async ({ page, wire, pass, until }: Hand) => {
  await page.mouse.wheel(0, 1);
  if (!wire.waits('mantenimientos')) await pass(5 * minute + 15 * second);
  // More time would end a question that is on its way, and ask it again.
  await until(async () => wire.waits('mantenimientos'));
};

/** The list, from and to so long after it arrives. */
const listed = (action: string, from: number, to: number): Act =>
  does(action, async (I) => {
    await I.pass(5 * second);
    await untilAsked(I);
    const at = await I.now();
    const [desde, hasta] = [from, to].map((ms) => new Date(at + ms).toISOString());
    await I.wire.answer('mantenimientos', [{ desde, hasta, llamadas: ['ordenCompraGenerar', 'nucleoCarnet'], frase }]);
  });

const open = (): Sight => ({
  silent: [texts.titulo, texts.porEmpezar],
  forPeople: 'La página, sin nada de mantenimientos.',
});

export const pageGateFlow: DescribedFlow<typeof pageGateMachine> = {
  title: 'Página en mantenimiento',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {},
  starts: {
    'en los pagos': { action: 'Abra /pagos.', arrival: arrival('/pagos') },
    'en el carné': { action: 'Abra /carne.', arrival: arrival('/carne') },
  },
  acts: {
    'ENTRAR (en los pagos)': follow('Pagos', 'En el menú'),
    'ENTRAR (en el carné)': follow('Carné', 'En el menú'),
    GESTO: does('Pulse en un lugar vacío de la página.', (I) => I.pressNothing()),
    'LISTA (corre desde antes)': listed(
      'En /demo/mantenimiento anuncie uno de pagos y carné que haya empezado hace horas, y espere cinco minutos.',
      -600 * minute,
      60 * minute,
    ),
    'LISTA (empezó después)': listed(
      'En /demo/mantenimiento anuncie uno de pagos y carné que empiece ahora, y espere cinco minutos.',
      -2 * second,
      60 * minute,
    ),
    'LISTA (empieza en diez minutos)': listed(
      'En /demo/mantenimiento anuncie uno de pagos y carné que empiece pronto, y espere cinco minutos.',
      // Later than the next list, and so soon that a wizard opened five minutes ago would not end.
      9 * minute,
      60 * minute,
    ),
    'LISTA (nada anunciado)': does('En /demo/mantenimiento retírelos todos, y espere cinco minutos.', async (I) => {
      await untilAsked(I);
      await I.wire.answer('mantenimientos', []);
    }),
  },
  // To follow a link is a gesture, too.
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    const here = last?.context.pagina === 'card' ? 'ENTRAR (en el carné)' : 'ENTRAR (en los pagos)';
    const list = before.findLast((step) => step.label.startsWith('LISTA'))?.label;
    // In a browser it runs on whichever page is opened after it began.
    if (label.startsWith('ENTRAR') && list === 'LISTA (empezó después)') return false;
    return label !== here || JSON.stringify(last?.value) !== JSON.stringify({ abierta: 'sinTocar' });
  },
  passing: ['entrando'],
  inProcess: { 'abierta.sinTocar — fallo vigilarGestos → abierta.tocada': skipReasons.localOnly },
  seen: {
    entrando: () => ({}),
    'abierta.sinTocar': open,
    'abierta.tocada': open,
    interrumpida: () => ({ says: [texts.titulo, frase, texts.aqui] }),
    'cerrada.enCurso': () => ({ heading: texts.titulo, says: [frase, texts.mientras] }),
    'cerrada.porEmpezar': () => ({ heading: texts.porEmpezar, says: [frase, texts.mientras] }),
  },
};
