import type { ContextFrom } from 'xstate';
import { invoiceAddress } from '../../domain/rules/payments/invoice-address';
import type { paymentMachine } from '../../machines/payment/payment.machine';
import { paymentNoticeText, paymentTexts as texts } from '../../src/flows/payment/texts';
import { paymentReceiptTexts as receiptTexts } from '../../src/flows/paymentReceipt/texts';
import { shellTexts } from '../../src/texts/shell';
import type { PathStep } from '../../tools/explore/explore';
import { memberOf, titular } from '../props/members';
import { answers, byItself, does, onlyTests, press, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Gesture } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

type Context = ContextFrom<typeof paymentMachine>;

const [one, other] = ['2026000101', '2026000102'];
const intent = {
  factura: one,
  monto: 250_000,
  numero: '482913',
  idOrdenFactura: '7291',
  desde: startTime,
  enviado: true,
};
const receipt = { numero: '470011', factura: '2026000090', monto: 118_075, confirmado: startTime };

const storedPayment = (desde: number) => ({
  borrador_1001_pagos: JSON.stringify({ desde, datos: { intentos: [intent] } }),
});
let paidElsewhere = 0;
/** Stores another value each time, because a browser reports only a changed one. */
const payElsewhere: Gesture = (I) => {
  paidElsewhere += 1;
  return I.otherTab(storedPayment(startTime + paidElsewhere));
};

/** The stored payments of this browser before the page opens, by the name of the case. */
const remembered = (steps: readonly PathStep[]): Pick<Arrival, 'local' | 'session'> => {
  const first = steps[1]?.label ?? '';
  return {
    local: {
      ...memberPage.local,
      ...(first.includes('un pago enviado') ? storedPayment(startTime) : {}),
    },
    session: first.includes('un recibo') ? { recibo_1001_pagos: JSON.stringify([receipt]) } : {},
  };
};
const opened =
  (settings: Readonly<Record<string, unknown>> = {}, address = '/pagos') =>
  (steps: readonly PathStep[]): Arrival => ({
    address,
    ...remembered(steps),
    settings,
    hold: ['conciliarPendiente', 'facturasPendientesPago', 'ordenCompraGenerar', 'generarSession'],
    // The gateway answers without content, so that the page stays.
    settle: async (I) => {
      await I.page.route('**/demo/pasarela/**', (route) => route.fulfill({ status: 204 }));
    },
  });

const paying = (numero: string) => `${texts.pagar}${texts.laFactura(numero)}`;
const going = (numero: string) => `${texts.seguir}${texts.deLaFactura(numero)}`;
const looking = (numero: string) => `${texts.verEstado}${texts.deFactura(numero)}`;
/** The button on an invoice's card: to pay, or to check its state. */
const choose =
  (numero: string): Gesture =>
  async (I) => {
    const payable = await I.page.getByRole('button', { name: paying(numero), exact: true }).isVisible();
    await I.press(payable ? paying(numero) : looking(numero));
  };
/** Fires the event of a page restored from the back/forward cache. */
const comeBack: Gesture = ({ page }) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

const page: Sight = { heading: texts.titulo };
const plain: Sight = { ...page, dialog: null };
const reading: Sight = { ...plain, forPeople: 'La página, que carga; nada se puede pulsar.' };
const asked = (busy: string): Sight => ({ ...page, dialog: texts.pregunta, says: [busy] });
const listed = ({ facturas }: Context): Sight => ({
  ...plain,
  offers: [
    ...(facturas ?? []).flatMap(({ numero, situacion }) =>
      situacion === 'porPagar'
        ? [paying(numero)]
        : situacion === 'procesando'
          ? [looking(numero)]
          : situacion === 'propia'
            ? [going(numero)]
            : [],
    ),
    texts.actualizar,
  ],
});
const dialogs = ['preguntando', 'advirtiendo'] as const;
const brief = 'it lies between two tabs, and is over before anyone could press; a test with two shows it';

export const paymentFlow: DescribedFlow<typeof paymentMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    conciliar: 'conciliarPendiente',
    conciliarAntes: 'conciliarPendiente',
    consultarFacturas: 'facturasPendientesPago',
    comprobarFacturas: 'facturasPendientesPago',
    crearOrden: 'ordenCompraGenerar',
    crearSesion: 'generarSession',
  },
  starts: {
    'un servidor que cuida sus órdenes': { action: 'Abra /pagos.', arrival: opened() },
    'otro servidor': {
      action: 'Inicie el servidor con API_ORIGIN y abra /pagos.',
      arrival: opened({ paymentOrdersKept: false }),
    },
    'sin pasarela': {
      action: 'Inicie el servidor sin la demostración y sin PAYMENT_SESSIONS_URL, y abra /pagos.',
      arrival: opened({ paymentAuthorizeUrl: undefined }),
    },
    'una factura en la dirección': { action: `Abra ${invoiceAddress(one)}.`, arrival: opened({}, invoiceAddress(one)) },
  },
  acts: {
    VOLVER: does('Vuelva de la página de pago con «Atrás».', comeBack),
    OTRA_PESTANA: does('En otra pestaña empiece otro pago.', payElsewhere),
    MIRAR: does('Vaya a otra ventana y vuelva.', ({ page: shown }) =>
      shown.evaluate(() => {
        window.dispatchEvent(new Event('focus'));
      }),
    ),
    EN_LINEA: reconnect,
    REINTENTAR: press(shellTexts.reintentar),
    ACTUALIZAR: press(texts.actualizar),
    'ELEGIR (primera)': does(`En la primera factura pulse «${texts.pagar}» o «${texts.verEstado}».`, choose(one)),
    'ELEGIR (segunda)': does(`En la segunda factura pulse «${texts.pagar}» o «${texts.verEstado}».`, choose(other)),
    'ELEGIR (desconocida)': onlyTests('no hay tarjeta de una factura que no está en la lista'),
    CERRAR: press(texts.entendido),
    NO: press(texts.no),
    SI: press(texts.si),
    SEGUIR: does(`En la primera factura pulse «${texts.seguir}».`, (I) => I.press(going(one))),
    CANCELAR: press(texts.no),
    CERRAR_RECIBO: press(receiptTexts.cerrar(receipt.factura)),
    'listo recordarPagos (nada)': byItself('Este navegador no empezó ningún pago.'),
    'listo recordarPagos (un pago enviado)': byItself('Este navegador llevó un pago a la pasarela.'),
    'listo recordarPagos (un recibo)': byItself('En esta sesión ya se confirmó un pago.'),
    'APARTADA (sin intentos)': byItself('La factura queda apartada para esta pestaña.'),
    'APARTADA (con su intento)': byItself('La factura queda apartada, con el pago que empezó aquí.'),
    OCUPADA: { action: 'Antes, en otra pestaña, pulse «Sí, pagar» en la misma factura.' },
    'listo conciliar (conciliado)': answers('la conciliación'),
    'listo conciliarAntes (conciliado)': answers('la conciliación'),
    ...Object.fromEntries(
      ['consultarFacturas', 'comprobarFacturas'].flatMap((invoke) => [
        [`listo ${invoke} (dos por pagar)`, answers('dos facturas')],
        [`listo ${invoke} (una en proceso)`, answers('dos facturas, la primera en proceso')],
        [
          `listo ${invoke} (otro monto)`,
          answers('la primera con otro monto', { onlyTests: 'nadie cambia una factura' }),
        ],
        [`listo ${invoke} (ninguna)`, answers('ninguna factura', { member: memberOf(1007, 'Plan sin balances') })],
      ]),
    ),
    'listo crearOrden (orden)': answers('la orden'),
    'listo crearSesion (sesión)': answers('la sesión'),
    'listo crearSesion (otra cosa)': answers('algo que no es una sesión', {
      onlyTests: 'el servidor de referencia no lo responde',
    }),
    'tras pausaEnvio': does('Espere un momento.', ({ pass }) => pass(100)),
    'tras limiteEnvio': does('Espere medio minuto en la misma página.', ({ pass }) => pass(30_000)),
  },
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const context: Context = last.context;
    const [kind = ''] = label.split(' ');
    const first = before[1]?.label ?? '';
    const own = first.includes('un pago enviado');
    if (label.startsWith('listo recordarPagos') && before.length > 1) {
      // Until an order is created, the stored payments are those of the first reading.
      if (before.some((step) => step.label.startsWith('listo crearOrden'))) return false;
      if (label.includes('un recibo')) return context.recibos.length > 0;
      if (label.includes('un pago enviado')) return own && (context.facturas === null || context.intentos.length > 0);
      return context.recibos.length === 0 && (!own || (context.facturas !== null && context.intentos.length === 0));
    }
    if (label === 'APARTADA (con su intento)') return own && context.intentos.length > 0;
    if (label === 'APARTADA (sin intentos)') return context.intentos.length === 0;
    // These states end at once, before anything can be pressed.
    if (last.matches('recordando') || last.matches({ pagando: 'apartando' })) return /^(listo|APARTADA)/.test(label);
    if (kind === 'OTRA_PESTANA') return own && context.intentos.length > 0;
    if (dialogs.some((lista) => last.matches({ lista }))) return ['NO', 'SI', 'CERRAR', 'VOLVER'].includes(kind);
    if (last.matches('pagando') && kind === 'CERRAR_RECIBO') return false;
    if (kind === 'CERRAR_RECIBO') return context.recibos.some(({ numero }) => numero === receipt.numero);
    if (kind === 'ELEGIR' || kind === 'SEGUIR') {
      const numero = label.includes('primera') ? one : other;
      const invoice = context.facturas?.find((shown) => shown.numero === numero);
      if (kind === 'SEGUIR') return invoice?.situacion === 'propia';
      return invoice !== undefined && ['porPagar', 'procesando'].includes(invoice.situacion);
    }
    return true;
  },
  passing: ['recordando', 'lista.decidiendo', 'pagando.apartando'],
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': skipReasons.localOnly,
    'recordando — fallo recordarPagos → conciliando': skipReasons.localOnly,
    'recordando — tras limiteLectura → conciliando': skipReasons.localOnly,
    'conciliando — tras limiteEscritura → leyendo': skipReasons.clientFirst,
    'leyendo — tras limiteLectura → sinFacturas': skipReasons.clientFirst,
    'lista — ELEGIR [elegidaDesconocida] → ·': skipReasons.offersNoButton,
    'lista — ELEGIR [elegidaEsta situacion enEspera] → lista.conAviso': skipReasons.offersNoButton,
    'lista — ELEGIR [elegidaEsta situacion sinMonto] → ·': skipReasons.offersNoButton,
    'lista — SEGUIR → ·': skipReasons.offersNoButton,
    'pagando — fallo apartarFactura → recordando': skipReasons.localOnly,
    'pagando.apartando — OCUPADA → recordando': brief,
    'pagando.apartando — APARTADA [yaEnviada] → recordando': brief,
    'pagando.apartando — tras limiteLectura → recordando': skipReasons.localOnly,
    'pagando.conciliandoAntes — tras limiteEscritura → pagando.comprobando': skipReasons.clientFirst,
    'pagando.comprobando — tras limiteLectura → recordando': skipReasons.clientFirst,
    'pagando.creandoOrden — tras limiteEscritura → recordando': skipReasons.clientFirst,
    'pagando.abriendoSesion — tras limiteEscritura → recordando': skipReasons.clientFirst,
    'pagando.apartando — CANCELAR → recordando': brief,
  },
  seen: {
    recordando: () => reading,
    conciliando: () => reading,
    leyendo: () => reading,
    sinFacturas: () => ({ ...plain, offers: [shellTexts.reintentar], forPeople: 'El fallo y «Reintentar».' }),
    'lista.decidiendo': () => ({}),
    'lista.quieta': listed,
    'lista.conAviso': (context) => ({
      ...listed(context),
      says: [context.aviso === null ? '' : paymentNoticeText[context.aviso.es](context.aviso.numero)],
    }),
    'lista.vacia': (context) => ({ ...listed(context), says: [texts.sinPendientes] }),
    'lista.preguntando': ({ pedida }) => ({
      ...page,
      dialog: texts.pregunta,
      says: [readAs(pedida?.numero ?? '', 'el número de la factura'), texts.leLlevaremos],
      offers: [texts.no, texts.si],
    }),
    'lista.advirtiendo': () => ({
      ...page,
      dialog: texts.procesando,
      says: [texts.procesandoDetalle],
      offers: [texts.entendido],
    }),
    'pagando.apartando': () => ({ forPeople: `La pregunta, con «${texts.preparando}».` }),
    'pagando.conciliandoAntes': () => asked(texts.preparando),
    'pagando.comprobando': () => asked(texts.preparando),
    'pagando.creandoOrden': () => asked(texts.preparando),
    'pagando.abriendoSesion': () => asked(texts.preparando),
    'pagando.porEnviar': () => asked(texts.abriendo),
    'pagando.enviado': () => ({ ...asked(texts.abriendo), forPeople: 'La página de pago de la pasarela.' }),
  },
};
