import { fromCallback, fromPromise } from 'xstate';
import type { Reply } from '../../../domain/contract/endpoint';
import {
  conciliarPendiente,
  facturasPendientesPago,
  generarSession,
  ordenCompraGenerar,
} from '../../../domain/contract/pago';
import { invoiceIn } from '../../../domain/rules/payments/invoice-address';
import type { PaymentIntent } from '../../../domain/rules/payments/payment-intent';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento } from '../../../machines/payment/payment.machine';
import { paymentFlow } from '../../../machines/payment/payment.rules';
import type { PendingInvoice } from '../../../machines/payment/pending-invoice';
import { callActor } from '../../api/actor';
import { tabMutex } from '../../platform/tab-mutex';
import { undoAll } from '../../platform/undo-all';
import type { CardGateway } from '../../wiring/card-gateway';
import type { Deps } from '../../wiring/deps';
import { memberPayments } from '../../wiring/stores/member-payments';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser' | 'time'>;
  gateway: CardGateway;
  /** The search part of the address. */
  search?: object;
}

/** PAY-14 */
const formPauseMs = 100;
/** A page that is still open after this did not reach the gateway. */
const leavingLimitMs = 30_000;

const orderedBy = (
  { numero: factura, monto }: PendingInvoice,
  { numeroOrden, idOrdenFactura }: Reply<typeof ordenCompraGenerar>,
) => ({ numero: numeroOrden, factura, monto, idOrdenFactura });

export const paymentLogic = ({ deps, gateway, search = {} }: Parts) => {
  const { session, client, policy, browser, time } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const call = callActor(client);
  const { intents, receipts, paid, begin, leave, holdInvoice } = memberPayments(deps, codigoAfiliado);
  const reconciling = tabMutex(`conciliar ${codigoAfiliado}`);
  /** The payments known at the start of a reconciliation; only these may be deleted at its end. */
  let known: readonly PaymentIntent[] = [];
  /** The gateway session that the form posts. Keep it out of chart and storage. */
  let carried = '';

  const logic = wire(paymentFlow, {
    actors: {
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          browser.page.onReturn((restored) => send({ type: restored ? 'VOLVER' : 'MIRAR' })),
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          browser.tabs.onStored([intents.key], () => send({ type: 'OTRA_PESTANA' })),
        ]);
      }),
      recordarPagos: fromPromise(async () => {
        known = intents.read();
        return { intentos: known, recibos: receipts.read(), pagadas: paid.read(), ahora: time.now() };
      }),
      conciliar: fromPromise(async ({ input, signal }) => {
        const reply = await reconciling.runOnce('', signal, () => client.call(conciliarPendiente, input, signal));
        // Another tab has reconciled with unknown result; repeating it is harmless.
        return reply ?? client.call(conciliarPendiente, input, signal);
      }),
      consultarFacturas: call(facturasPendientesPago),
      apartarFactura: fromCallback(({ input: { numero }, sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return holdInvoice(numero, (ours) =>
          send(ours ? { type: 'APARTADA', intentos: intents.read() } : { type: 'OCUPADA' }),
        );
      }),
      crearOrden: call(ordenCompraGenerar),
      crearSesion: call(generarSession),
    },
    delays: {
      limiteLectura: chartLimitMs(policy.readLimitMs),
      limiteEscritura: chartLimitMs(policy.writeLimitMs),
      pausaEnvio: formPauseMs,
      limiteEnvio: leavingLimitMs,
    },
    actions: {
      guardarCuenta: ({ context }) => {
        const isOver = ({ numero }: PaymentIntent) => context.intentos.every((one) => one.numero !== numero);
        intents.forget(known.filter(isOver));
        receipts.keep(context.recibos);
        paid.keep(context.recibos);
      },
      guardarIntento: ({ context: { pedida, orden } }) => {
        if (pedida !== null && orden !== null) begin(orderedBy(pedida, orden));
      },
      anotarEnvio: ({ context: { pedida, orden } }) => {
        if (pedida !== null && orden !== null) leave(orderedBy(pedida, orden));
      },
      tomarSesion: ({ event }) => {
        if (event.type === 'xstate.done.actor.crearSesion') carried = event.output.session;
      },
      enviarFormulario: () => {
        gateway.open(carried);
        carried = '';
      },
      olvidarRecibo: ({ event }) => {
        if (event.type === 'CERRAR_RECIBO') receipts.forget(event.numero);
      },
      registrarFallo: (_, { que }) => browser.log(`payment: no se pudo ${que}`),
    },
  });
  return {
    logic,
    input: { codigoAfiliado, hayPasarela: gateway.able, ordenesSeguras: gateway.ordersKept, pedir: invoiceIn(search) },
  };
};
