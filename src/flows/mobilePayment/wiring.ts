import { fromCallback, fromPromise } from 'xstate';
import { chartFailure } from '../../../domain/contract/chart-failure';
import { conciliarPendiente, facturasPendientesPago, generarSession } from '../../../domain/contract/pago';
import { isGatewaySession } from '../../../domain/rules/payments/gateway';
import type { Evento } from '../../../machines/mobilePayment/mobilePayment.machine';
import { mobilePaymentFlow } from '../../../machines/mobilePayment/mobilePayment.rules';
import { Problem } from '../../api/problem';
import { undoAll } from '../../platform/undo-all';
import { resolveSession } from '../../wiring/actors/resolve-session';
import type { CardGateway } from '../../wiring/card-gateway';
import type { Deps } from '../../wiring/deps';
import { type LinkPage, linkParts } from '../../wiring/links/link-page';
import { memberPayments } from '../../wiring/stores/member-payments';
import { wire } from '../../wiring/wire';
import { type MobilePayment, mobilePayment } from './mobile-payment';

export interface MobilePaymentPage extends LinkPage {
  deps: LinkPage['deps'] & Pick<Deps, 'session'>;
  gateway: CardGateway;
}

/** Given by the specification; enough for the browser to paint the amount. */
const beforeLeavingMs = 100;
/** An external page that has not opened by then may never open. */
const leavingMs = 20_000;
const refusals = [400, 403, 404, 409];

export const mobilePaymentLogic = (page: MobilePaymentPage) => {
  const { deps, gateway, navigate } = page;
  const { client, session, browser } = deps;
  const { link, limits } = linkParts(page);
  /** A bearer value that can charge the order once: store it nowhere else. */
  let gatewaySession = '';
  /** Releases this tab's lock on the invoice. */
  let letGo: (() => void) | null = null;
  const leaveInvoice = () => {
    letGo?.();
    letGo = null;
  };
  const payment = () => {
    const found = mobilePayment(link.token());
    if (found === null) throw new Error('no payment');
    return found;
  };
  /** The back end may allow charging an invoice twice; this lock prevents it within one browser. */
  const takeInvoice = async ({ codigoAfiliado, factura }: MobilePayment): Promise<boolean> => {
    if (gateway.ordersKept || letGo !== null) return true;
    const { holdInvoice, isChargeable } = memberPayments(deps, codigoAfiliado);
    const ours = await new Promise<boolean>((told) => {
      letGo = holdInvoice(factura, told);
    });
    if (ours && !isChargeable(factura)) return true;
    leaveInvoice();
    return false;
  };
  const member = () => session.getSnapshot().context.codigoAfiliado;

  return wire(mobilePaymentFlow, {
    actors: {
      leerEnlace: fromPromise(async ({ signal }) => {
        const lectura = await link.read(signal);
        const { factura, monto } = mobilePayment(link.token()) ?? { factura: '', monto: 0 };
        return { lectura: lectura === 'vigente' && monto === 0 ? 'invalido' : lectura, factura, monto };
      }),
      identificar: fromPromise(async () => {
        const phase = await resolveSession(session, true);
        return phase === 'autenticada' && member() !== payment().codigoAfiliado ? 'otraCuenta' : phase;
      }),
      conciliar: fromPromise(({ signal }) =>
        client.call(conciliarPendiente, { query: { codigoAfiliado: member() } }, signal),
      ),
      consultarFacturas: fromPromise(({ signal }) =>
        client.call(facturasPendientesPago, { query: { CodigoAfiliado: member() } }, signal),
      ),
      generarSesion: fromPromise(async ({ signal }) => {
        const wanted = payment();
        const { codigoAfiliado, monto, factura, orden, idOrden } = wanted;
        if (!gateway.able) throw new Problem('sinServicio');
        if (!(await takeInvoice(wanted))) return 'enCurso';
        try {
          const made = await client.call(
            generarSession,
            {
              query: { codigoAfiliado, isMobile: true, IdOrdenFactura: idOrden },
              body: { ordenId: orden, transactionId: factura, amount: monto / 100 },
            },
            signal,
          );
          if (!isGatewaySession(made.session)) throw new Problem('ilegible');
          gatewaySession = made.session;
          return 'lista';
        } catch (error) {
          leaveInvoice();
          const kept = chartFailure({ error });
          if (typeof kept === 'string' || !refusals.includes(kept.status ?? 0)) throw error;
          return { mensaje: kept.mensaje };
        }
      }),
      vigilarRegreso: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([browser.page.onReturn((restored) => restored && send({ type: 'VOLVIO' })), leaveInvoice]);
      }),
    },
    delays: {
      limiteLectura: limits.lectura,
      limiteConsulta: limits.consulta,
      limiteEnvio: limits.envio,
      pausaAntesDeSalir: beforeLeavingMs,
      limiteSalida: leavingMs,
    },
    actions: {
      registrarFallo: (_, { parte }) => browser.log(`mobilePayment: ${parte}: no se pudo`),
      recordarIntento: () => {
        const found = mobilePayment(link.token());
        if (found === null || member() !== found.codigoAfiliado) return;
        const { codigoAfiliado, monto, factura, orden, idOrden } = found;
        memberPayments(deps, codigoAfiliado).leave({ numero: orden, factura, monto, idOrdenFactura: idOrden });
      },
      enviarFormulario: () => gateway.open(gatewaySession),
      navegar: (_, { a }) => navigate(a),
    },
  });
};
