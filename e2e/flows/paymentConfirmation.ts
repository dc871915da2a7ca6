import { formatMoney } from '../../domain/rules/money/money';
import { responseOutcome } from '../../domain/rules/payments/gateway';
import type { paymentConfirmationMachine } from '../../machines/paymentConfirmation/paymentConfirmation.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { paymentOutcomeWords, paymentConfirmationTexts as texts } from '../../src/flows/paymentConfirmation/texts';
import { paymentReceiptTexts } from '../../src/flows/paymentReceipt/texts';
import type { PathStep } from '../../tools/explore/explore';
import { titular } from '../props/members';
import { answers, byItself, does, press, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { heldSession } from '../walks/held-session';
import { sessionOf } from '../walks/member-session';
import { leaveElsewhere } from '../walks/session-acts';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

const address = '/solicitud/confirmacionPago';
const intent = {
  factura: '7001',
  monto: 500_000,
  numero: '900000000001',
  idOrdenFactura: '100000000000000018',
  desde: startTime,
  enviado: true,
};
const kept = { borrador_1001_pagos: JSON.stringify({ desde: startTime, datos: { intentos: [intent] } }) };
const who = 'listo identificar';
const visitor = `${who} (visitante)`;
const unanswered = `${who} (sin saber de quién es)`;
const member = `${who} (afiliado)`;
/** Logs in as often as the path requires: a session that closes must have been open. */
const whoIn = (steps: readonly PathStep[]) =>
  steps.flatMap(({ label }) => (label.startsWith(who) ? [label] : label === 'SESION_CERRADA' ? [member] : []));
const paymentIn = (steps: readonly PathStep[]) =>
  steps.find(({ label }) => label.startsWith('listo buscarPago'))?.label;

const arrival =
  (codigo: string, more: Partial<Arrival> = {}) =>
  (steps: readonly PathStep[]): Arrival => {
    const [found = visitor] = whoIn(steps);
    const own = paymentIn(steps) === 'listo buscarPago (ninguno)' ? {} : kept;
    return {
      address: codigo === '' ? address : `${address}/${codigo}`,
      hold: ['getAfiliado', 'catalogoRespuesta', 'conciliarPendiente', 'facturasPendientesPago'],
      ...(found === visitor ? {} : { local: { ...sessionOf('1001'), ...own } }),
      ...more,
    };
  };

/** The browser's payments stay the same, and so does the member until a session begins or ends. */
const sameVisit = (step: PathStep, before: readonly PathStep[]): boolean => {
  const did = (event: string) => before.some(({ label }) => label === event);
  const last = whoIn(before).at(-1);
  const asks = before.at(-1)?.state;
  // The first check has no earlier result to show, and no button.
  if (step.label === 'IR_A_PAGOS' && asks?.hasTag('cargando'))
    return asks.context.estado !== null && !asks.matches('buscando');
  if (step.label.startsWith('listo buscarPago')) return [undefined, step.label].includes(paymentIn(before));
  if (step.label === 'SESION_ABIERTA') return (last === visitor || did('SESION_CERRADA')) && !did(step.label);
  if (step.label === 'SESION_CERRADA') return [undefined, member].includes(last) && !did(step.label);
  if (!step.label.startsWith(who)) return true;
  if (did('SESION_ABIERTA')) return step.label === member;
  if (did('SESION_CERRADA')) return step.label === visitor;
  return [undefined, step.label].includes(last) || (last === unanswered && step.label === member);
};

type Context = Parameters<DescribedFlow<typeof paymentConfirmationMachine>['seen']['confirmado']>[0];

const said = ({ codigo, descripcion }: Context) => [
  texts[responseOutcome(codigo)],
  ...(descripcion ? [texts.banco(descripcion)] : []),
];
const outcomes = paymentOutcomeWords;
type Outcome = keyof typeof outcomes;
const lines = Object.values(outcomes).map(({ titulo }) => titulo);
const shown =
  (state: Outcome | null, more: (context: Context) => Sight = () => ({})) =>
  (context: Context): Sight => {
    const own = more(context);
    const words = state === null ? null : outcomes[state];
    return {
      heading: texts.titulo,
      dialog: null,
      ...own,
      says: [...said(context), ...(words === null ? [] : [words.titulo, words.detalle]), ...(own.says ?? [])],
      silent: lines.filter((line) => line !== words?.titulo),
      offers: words === null ? [texts.iniciarSesion] : [words.boton, texts.verFacturas],
    };
  };
const invoice = ({ pago }: Context): Sight => ({
  says: pago === null ? [] : [pago.factura, formatMoney(pago.monto)],
});
const asking = (context: Context): Sight => {
  const states = { enProceso: 'confirmando', sinAparecer: 'sinAparecer', noCobrado: 'noCobrado' } as const;
  const { estado } = context;
  const last = estado === null || estado === 'confirmado' || estado === 'sinDeudas' ? null : outcomes[states[estado]];
  return {
    heading: texts.titulo,
    dialog: null,
    says: [...said(context), last?.titulo ?? texts.comprobando],
    offers: last === null ? [] : [texts.verFacturas],
  };
};

export const paymentConfirmationFlow: DescribedFlow<typeof paymentConfirmationMachine> = {
  title: texts.titulo,
  member: titular,
  before: 'En /pagos pague una factura, y en la pasarela de la demostración elija cómo termina',
  calls: {
    explicar: 'catalogoRespuesta',
    conciliar: 'conciliarPendiente',
    consultarFacturas: 'facturasPendientesPago',
  },
  starts: {
    'código 00': { action: 'Vuelva del banco con el código 00.', arrival: arrival('00') },
    'código 10': { action: 'Vuelva del banco con el código 10.', arrival: arrival('10') },
    'código 51': { action: 'Vuelva del banco con el código 51.', arrival: arrival('ResponseCode=51') },
    'código TF, con sesión obligatoria': {
      action: 'En un portal con POLICY_PAYMENT_CONFIRMATION_REQUIRES_LOGIN=true, vuelva del banco con el código TF.',
      arrival: arrival('TF', { policy: { paymentConfirmationRequiresLogin: true } }),
    },
    'sin código, otro servidor': {
      action: 'En un portal con API_ORIGIN, vuelva del banco sin código.',
      arrival: arrival('', { settings: { paymentOrdersKept: false } }),
    },
  },
  acts: {
    'listo explicar (catálogo)': answers('el catálogo de códigos'),
    'listo identificar (visitante)': heldSession.visitor,
    'listo identificar (afiliado)': heldSession.member,
    'listo identificar (sin saber de quién es)': heldSession.unanswered,
    'listo conciliar (hecho)': answers('la conciliación'),
    'listo buscarPago (el de este equipo)': byItself('El pago empezó en este equipo.'),
    'listo buscarPago (ninguno)': byItself('El pago empezó en otro equipo.'),
    'listo consultarFacturas (sin ella)': answers('las facturas pendientes, sin la del pago'),
    'listo consultarFacturas (procesando)': answers('la factura, Procesando'),
    'listo consultarFacturas (procesando, con otro monto)': answers('la factura, Procesando y con otro monto'),
    'listo consultarFacturas (pendiente)': answers('la factura, Generada'),
    'listo guardarRecibo (guardado)': byItself('El recibo se guarda por sí solo.'),
    'tras pausa': does('Espere sin pulsar nada: pregunta sola, cada vez más tarde.', async ({ pass }, { state }) => {
      // Each pause is longer than the previous one.
      await pass(Math.min(60_000, 1000 * 2 ** Number(Object(state.context).veces)));
    }),
    COMPROBAR: press(texts.comprobar),
    INTENTAR: press(outcomes.noCobrado.boton),
    IR_A_PAGOS: {
      action: `Pulse «${texts.verFacturas}», o «${texts.iniciarSesion}» sin sesión.`,
      gesture: async (I) => {
        const own = I.page.getByRole('main').getByRole('button', { name: texts.verFacturas, exact: true });
        await ((await own.isVisible())
          ? own
          : I.page.getByRole('main').getByRole('button', { name: texts.iniciarSesion })
        ).click();
      },
    },
    EN_LINEA: reconnect,
    VOLVIO: does('Vuelva a la página con «Atrás» o desde otra pestaña.', ({ page }) =>
      page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ),
    SESION_ABIERTA: does('Entre con {tipo} {documento} y {clave} en otra pestaña y mire esta.', (I) =>
      heldSession.begins(I, kept),
    ),
    SESION_CERRADA: {
      ...leaveElsewhere,
      gesture: async (I, step) => {
        await heldSession.member.gesture(I);
        await leaveElsewhere.gesture?.(I, step);
      },
    },
  },
  may: sameVisit,
  passing: ['identificando', 'buscando', 'guardandoRecibo'],
  inProcess: {
    '(raíz) — fallo vigilar → ·': skipReasons.localOnly,
    'sinComprobar — SESION_ABIERTA → identificando': 'the network that opens the session is heard first',
    'explicando — tras limiteConsulta → identificando': skipReasons.clientFirst,
    'identificando — fallo identificar → sinComprobar': skipReasons.notOurBug,
    'identificando — tras limiteConsulta → sinComprobar': skipReasons.clientFirst,
    'conciliando — tras limiteEnvio → buscando': skipReasons.clientFirst,
    'buscando — IR_A_PAGOS → haciaPagos': 'it passes before anyone can press',
    'buscando — fallo buscarPago → comprobando': skipReasons.localOnly,
    'buscando — tras limiteConsulta → comprobando': skipReasons.localOnly,
    'comprobando — tras limiteConsulta → sinComprobar': skipReasons.clientFirst,
    'guardandoRecibo — fallo guardarRecibo → confirmado': skipReasons.localOnly,
    'guardandoRecibo — tras limiteConsulta → confirmado': skipReasons.localOnly,
  },
  seen: {
    explicando: asking,
    identificando: () => ({ forPeople: `«${texts.comprobando}», un momento.` }),
    conciliando: asking,
    buscando: () => ({ forPeople: `«${texts.comprobando}», un momento.` }),
    comprobando: asking,
    guardandoRecibo: () => ({ forPeople: `«${texts.comprobando}», un momento.` }),
    confirmado: shown('confirmado', ({ recibo }) => ({
      says:
        recibo === null ? [] : [paymentReceiptTexts.titulo, recibo.numero, recibo.factura, formatMoney(recibo.monto)],
    })),
    noCobrado: shown('noCobrado', invoice),
    sinDeudas: shown('sinDeudas'),
    confirmando: shown('confirmando', invoice),
    sinAparecer: shown('sinAparecer', invoice),
    sinComprobar: shown('sinComprobar'),
    sinSesion: shown(null, () => ({ says: [texts.sinSesion] })),
    haciaIntento: () => ({ forPeople: 'Gestión de pagos, que pregunta si desea pagar la factura.' }),
    haciaPagos: () => ({ dialog: null, forPeople: 'Gestión de pagos; sin sesión, antes el inicio de sesión.' }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
  },
};
