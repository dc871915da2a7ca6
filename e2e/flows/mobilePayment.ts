import { formatMoney } from '../../domain/rules/money/money';
import type { mobilePaymentMachine } from '../../machines/mobilePayment/mobilePayment.machine';
import { mobilePaymentTexts as texts } from '../../src/flows/mobilePayment/texts';
import { shellTexts } from '../../src/texts/shell';
import type { PathStep } from '../../tools/explore/explore';
import { titular } from '../props/members';
import { answers, does, press, wait } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Hand } from '../walks/hand';
import { heldSession } from '../walks/held-session';
import { linkReads } from '../walks/link-reads';
import { sessionOf } from '../walks/member-session';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const page: Sight = { heading: texts.titulo, dialog: null };
const address = '/pagos/movil';
const link = '1001;5000;7001;900000000001;100000000000000018';
const rests: Readonly<Record<string, string>> = {
  'listo leerEnlace (ausente)': '',
  'listo leerEnlace (ilegible)': link.replace('5000', '0'),
};
const underWay = 'listo generarSesion (en curso)';
const who = 'listo identificar';
const whoIn = (steps: readonly PathStep[]) =>
  steps.filter(({ label }) => label.startsWith(who)).map(({ label }) => label);

const arrival = (steps: readonly PathStep[]): Arrival => {
  const rest = rests[steps[1]?.label ?? ''] ?? link;
  const [found = `${who} (visitante)`] = whoIn(steps);
  return {
    address: rest === '' ? address : `${address}/${rest}`,
    hold: ['getAfiliado', 'conciliarPendiente', 'facturasPendientesPago', 'generarSession'],
    local: found === `${who} (visitante)` ? {} : sessionOf(found === `${who} (otro afiliado)` ? '1002' : '1001'),
    // The gateway's page never loads, so this page stays.
    settle: async ({ page: shown }: Hand) => {
      await shown.route('**/demo/pasarela/**', (route) => route.fulfill({ status: 204 }));
    },
  };
};

/** The session of the member who opened the link stays; pending calls may be answered later. */
const sameVisit = (step: PathStep, before: readonly PathStep[]): boolean => {
  if (!step.label.startsWith(who)) return true;
  const earlier = whoIn(before);
  const last = earlier.at(-1);
  return (
    last === undefined ||
    last === step.label ||
    (last === `${who} (sin saber de quién es)` && step.label === `${who} (afiliado)`)
  );
};

const invoice = ({ factura, monto }: Pick<Context, 'factura' | 'monto'>) => [factura, formatMoney(monto)];
interface Context {
  factura: string;
  monto: number;
  regreso: 'volvio' | 'noSeAbrio' | null;
}
const withInvoice =
  (more: Sight) =>
  (context: Context): Sight => ({
    ...page,
    ...more,
    says: [...invoice(context), ...(more.says ?? [])],
  });
/** After returning from the bank the invoice may be paid. */
const whetherSent = ({ regreso }: Context) =>
  regreso === null
    ? { says: [texts.nadaSalio], silent: [texts.yaPago] }
    : { says: [texts.yaPago], silent: [texts.nadaSalio] };
const notSent = (words: readonly string[], offers: readonly string[]) => (context: Context) => {
  const { says, silent } = whetherSent(context);
  return withInvoice({ says: [texts.inconveniente, ...words, ...says], silent, offers })(context);
};
const refused = (detail: string) => notSent([detail], [texts.verFacturas]);

export const mobilePaymentFlow: DescribedFlow<typeof mobilePaymentMachine> = {
  title: texts.titulo,
  member: titular,
  before: 'La aplicación móvil abre este enlace: afiliado; monto; factura; número de orden; código de la orden',
  calls: {
    conciliar: 'conciliarPendiente',
    consultarFacturas: 'facturasPendientesPago',
    generarSesion: 'generarSession',
  },
  starts: { '': { action: 'Abra un enlace de pago, como los que hace /demo/pagos-moviles.', arrival } },
  acts: {
    ...linkReads,
    'listo leerEnlace (ilegible)': {
      ...linkReads['listo leerEnlace (ilegible)'],
      arrange: 'ponga 0 como monto en el enlace',
    },
    'listo identificar (visitante)': heldSession.visitor,
    'listo identificar (afiliado)': heldSession.member,
    'listo identificar (otro afiliado)': { ...heldSession.member, action: 'Con la sesión de otra persona abierta.' },
    'listo identificar (sin saber de quién es)': heldSession.unanswered,
    'listo conciliar (hecho)': answers('la conciliación'),
    'listo consultarFacturas (pendiente)': answers('la factura del enlace, con su monto'),
    'listo consultarFacturas (procesando)': answers('la factura del enlace, Procesando'),
    'listo consultarFacturas (con otro monto)': answers('la factura del enlace, con otro monto'),
    'listo consultarFacturas (sin ella)': answers('las facturas pendientes, sin la del enlace'),
    'listo generarSesion (con sesión)': {
      answer: 'una sesión de pago',
      gesture: ({ wire }) => wire.answer('generarSession', { result: { session: 'SESION-DE-PRUEBA' } }),
    },
    'listo generarSesion (en curso)': {
      action: 'Antes, en otra pestaña y con API_ORIGIN, abra el mismo enlace y llegue a la página del banco.',
    },
    'listo generarSesion (rechazo)': {
      answer: 'HTTP 409',
      arrange: 'use un enlace de una factura ya pagada',
      gesture: ({ wire }) => wire.refuse('generarSession', 'usado', 'Esta factura ya está pagada.'),
    },
    'tras pausaAntesDeSalir': { ...wait(100), action: 'No haga nada: el formulario sale por sí solo.' },
    'tras limiteSalida': { ...wait(20_000), arrange: 'deje la página del banco sin responder' },
    VOLVIO: does('Vuelva con «Atrás» desde la página del banco.', ({ page: shown }) =>
      shown.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ),
    CONTINUAR: press(texts.seguir),
    REINTENTAR: does(`Pulse «${shellTexts.reintentar}» o «${texts.comprobar}».`, async (I) => {
      const checks = await I.page.getByRole('button', { name: texts.comprobar, exact: true }).isVisible();
      await I.press(checks ? texts.comprobar : shellTexts.reintentar);
    }),
    IR_A_PAGOS: press(texts.verFacturas),
  },
  may: (step, before) =>
    (before.length === 1) === step.label.startsWith('listo leerEnlace') &&
    sameVisit(step, before) &&
    step.label !== underWay,
  passing: ['abriendo', 'identificando', 'saliendo'],
  inProcess: {
    '(raíz) — fallo vigilarRegreso → ·': skipReasons.localOnly,
    'abriendo — fallo leerEnlace → enlaceInservible': skipReasons.localOnly,
    'abriendo — tras limiteLectura → enlaceInservible': skipReasons.localOnly,
    'identificando — fallo identificar → sinComprobar': skipReasons.notOurBug,
    'identificando — tras limiteConsulta → sinComprobar': skipReasons.clientFirst,
    'conciliando — tras limiteEnvio → comparando': skipReasons.clientFirst,
    'comparando — tras limiteConsulta → sinComprobar': skipReasons.clientFirst,
    'pidiendoSesion — listo generarSesion [enCurso] → enProceso':
      'this browser knows it before anyone can look; e2e/payment-ways.spec.ts shows it',
    'pidiendoSesion — tras limiteEnvio → sinIniciar': skipReasons.clientFirst,
  },
  seen: {
    abriendo: () => ({ forPeople: `«${texts.abriendo}»; la dirección queda sin el enlace.` }),
    identificando: () => ({ forPeople: `La factura, su monto y «${texts.comprobando}».` }),
    conciliando: withInvoice({ says: [texts.comprobando] }),
    comparando: withInvoice({ says: [texts.comprobando] }),
    pidiendoSesion: withInvoice({ says: [texts.preparando] }),
    saliendo: () => ({ forPeople: `La factura, su monto y «${texts.saliendo}».` }),
    enBanco: withInvoice({ says: [texts.saliendo], forPeople: 'La página del banco.' }),
    volvio: (context) =>
      withInvoice({
        says:
          context.regreso === 'volvio'
            ? [texts.volvio, texts.volvioDetalle]
            : [texts.noSeAbrio, texts.noSeAbrioDetalle],
        silent: [context.regreso === 'volvio' ? texts.noSeAbrio : texts.volvio, texts.yaPago],
        offers: [texts.seguir, texts.verFacturas],
      })(context),
    otraCuenta: refused(texts.otraCuenta),
    noPendiente: (context) =>
      context.regreso === null
        ? refused(texts.noPendiente)(context)
        : withInvoice({
            says: [texts.yaNoPendiente, texts.yaNoPendienteDetalle],
            silent: [texts.nadaSalio],
            offers: [texts.verFacturas],
          })(context),
    otroMonto: refused(texts.otroMonto),
    enProceso: withInvoice({
      says: [texts.enProceso, texts.enProcesoDetalle],
      offers: [texts.comprobar, texts.verFacturas],
    }),
    rechazada: (context) => refused(context.respuesta?.mensaje || texts.incompleto)(context),
    sinComprobar: notSent([texts.sinComprobar], [shellTexts.reintentar, texts.verFacturas]),
    sinIniciar: notSent([], [shellTexts.reintentar, texts.verFacturas]),
    enlaceInservible: ({ enlace }) => ({
      ...page,
      says: [texts.inconveniente, enlace === 'ausente' ? texts.seBorra : texts.incompleto],
      offers: [texts.verFacturas],
    }),
    haciaPagos: ({ quien }) => ({
      dialog: null,
      address: quien === null || quien === 'anonima' ? '/login' : '/pagos',
      forPeople: 'Gestión de pagos; sin sesión, antes el inicio de sesión.',
    }),
  },
};
