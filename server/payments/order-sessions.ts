import { randomUUID } from 'node:crypto';
import { audit } from '../access/audit';
import type { Caller } from '../http/caller';
import { busy, type HttpProblem } from '../http/http-problem';
import { describe } from '../log/log';
import { annulOrder } from './annul-order';
import { type CardGateway, GatewayError } from './card-gateway';
import { lockInvoice } from './lock-invoice';
import { orderRefusals } from './order-refusals';
import type { PaymentDeps } from './payment-deps';
import { hasSession, type OrderWithSession, type PaymentOrder } from './payment-order';
import type { OrderSettler } from './settle-orders';

export const returnFolder = '/pagos/retorno';
/** Longer than the gateway's time limit: a request for a session has failed by then. */
export const claimMs = 30_000;

type Parts = Pick<PaymentDeps, 'db' | 'now' | 'log' | 'policy' | 'publicUrl'>;

/** Has the gateway make the session of an order, once. */
export const createOrderSessions = (
  { db, now, log, policy, publicUrl }: Parts,
  taker: () => CardGateway,
  reviewNow: OrderSettler['reviewNow'],
) => {
  const before = (ms: number) => new Date(now().getTime() - ms);

  /** Hands out the same session again after a lost answer. The gateway charges it once. */
  const handOutAgain = async (order: OrderWithSession, caller: Caller): Promise<string> => {
    const { verdict, at } = await reviewNow(order, caller).catch((error: unknown) => {
      throw error instanceof GatewayError ? gatewayProblem(error, caller) : error;
    });
    if (verdict === 'pagada') throw orderRefusals.paid();
    if (verdict === 'espera' && at.getTime() - order.sesionCreada.getTime() < policy.paymentSessionMs)
      return order.sesion;
    throw verdict === 'rechazada' || verdict === 'vencida' ? orderRefusals.over() : orderRefusals.processing();
  };

  const gatewayProblem = (error: GatewayError, { requestId }: Caller): HttpProblem => {
    log({ level: 'warn', event: 'gateway', requestId, detail: describe(error) });
    return busy(5);
  };

  /** Only one of the concurrent requests may have the gateway create the session: null. */
  const claim = (order: PaymentOrder, intento: string, movil: boolean) =>
    db.tx(async (queries): Promise<keyof typeof orderRefusals | null> => {
      const invoice = await lockInvoice(queries, order.factura);
      if (invoice === undefined || invoice.pagada !== null) return 'paid';
      if (invoice.monto !== order.monto) {
        await annulOrder(queries, order.id, now);
        return 'changed';
      }
      const claimed = await queries.query(
        `UPDATE ordenes_pago SET intento = $2, pedida = $3, movil = $4
         WHERE id = $1 AND estado = 'abierta' AND (pedida IS NULL OR pedida < $5 OR pedida > $3) RETURNING id`,
        [order.id, intento, now(), movil, before(claimMs)],
      );
      return claimed.length === 1 ? null : 'processing';
    });

  const makeSession = async (order: PaymentOrder, intento: string, caller: Caller): Promise<string> => {
    const address = `${publicUrl ?? ''}${returnFolder}/${order.retorno}`;
    const wanted = {
      ordenId: order.numero,
      transactionId: order.factura,
      amount: order.monto,
      returnUrl: address,
      cancelUrl: address,
    };
    const made = await taker()
      .createSession(wanted)
      .catch(async (error: unknown) => {
        await db.query(`UPDATE ordenes_pago SET pedida = NULL WHERE id = $1 AND intento = $2`, [order.id, intento]);
        throw error instanceof GatewayError ? gatewayProblem(error, caller) : error;
      });
    // Stores the session before handing it out, so that an unrecorded session cannot be charged.
    const isWritten = await db.tx(async (queries) => {
      const invoice = await lockInvoice(queries, order.factura);
      if (invoice?.pagada !== null || invoice.monto !== order.monto) return false;
      const written = await queries.query(
        `UPDATE ordenes_pago SET estado = 'conSesion', sesion = $3, clave = $4, sesion_creada = $5, revisada = $6
         WHERE id = $1 AND intento = $2 AND estado = 'abierta' RETURNING id`,
        [order.id, intento, made.session, made.key, made.at, before(policy.paymentQuestionMs)],
      );
      if (written.length === 0) return false;
      await audit(queries, now, caller, {
        suceso: 'pago:sesion',
        documentoIndicado: order.codigoAfiliado,
        valorNuevo: JSON.stringify({ factura: order.factura, orden: order.numero, monto: order.monto }),
      });
      return true;
    });
    if (!isWritten) throw orderRefusals.processing();
    return made.session;
  };

  return {
    session: async (order: PaymentOrder, { movil }: { movil: boolean }, caller: Caller): Promise<string> => {
      if (order.estado === 'conSesion' && hasSession(order)) return handOutAgain(order, caller);
      if (order.estado === 'revision') throw orderRefusals.processing();
      if (order.estado === 'pagada') throw orderRefusals.paid();
      if (order.estado !== 'abierta' || order.creada <= before(policy.paymentOrderMs)) throw orderRefusals.over();
      taker();
      const intento = randomUUID();
      const refusal = await claim(order, intento, movil);
      if (refusal !== null) throw orderRefusals[refusal]();
      return makeSession(order, intento, caller);
    },
  };
};
