import { setTimeout as pause } from 'node:timers/promises';
import { audit } from '../access/audit';
import type { Queries } from '../db/db';
import type { Caller } from '../http/caller';
import { HttpProblem } from '../http/http-problem';
import { describe } from '../log/log';
import { memberAddress } from '../mail/member-address';
import { type CardGateway, GatewayError, type GatewayResult } from './card-gateway';
import { lockInvoice } from './lock-invoice';
import type { PaymentDeps } from './payment-deps';
import type { OrderWithSession, PaymentOrder } from './payment-order';
import { isCharge, type Verdict, verdictOf } from './verdict';

interface Reviewed {
  verdict: Verdict;
  /** When the gateway said so, by its clock. */
  at: Date;
}

const verdictIn: Partial<Record<PaymentOrder['estado'], Verdict>> = {
  conSesion: 'espera',
  pagada: 'pagada',
  rechazada: 'rechazada',
  vencida: 'vencida',
};

type Parts = Pick<PaymentDeps, 'db' | 'now' | 'log' | 'hide' | 'policy' | 'outbox' | 'notices' | 'mailed'>;

/** Records the gateway's result of an order once. */
export const createOrderSettler = (
  { db, now, log, hide, policy, outbox, notices, mailed }: Parts,
  gateway: () => CardGateway,
) => {
  const underWay = new Map<string, Promise<Reviewed>>();
  const life = { chargesMs: policy.paymentSessionMs, readableMs: policy.paymentResultMs };

  const sendReceipt = async (queries: Queries, { id, codigoAfiliado }: PaymentOrder) => {
    const para = await memberAddress(queries, codigoAfiliado);
    if (para === null) return;
    await outbox.add(queries, { codigoAfiliado, plantilla: 'reciboPago', para, pago: id });
  };

  /** The first caller records the end of the order, in one transaction. */
  const settle = async (
    order: OrderWithSession,
    verdict: Exclude<Verdict, 'espera'>,
    result: GatewayResult,
    caller: Caller,
  ) => {
    const ended = await db.tx(async (queries) => {
      const invoice = await lockInvoice(queries, order.factura);
      const isWhole = verdict === 'pagada' && invoice?.pagada === null && invoice.monto === order.monto;
      const estado = verdict === 'pagada' && !isWhole ? 'revision' : verdict;
      const { code, amount, authorization, reference } =
        result.kind === 'resultado' ? result : { code: '', amount: null, authorization: '', reference: '' };
      const written = await queries.query(
        `UPDATE ordenes_pago SET estado = $2, codigo = $3, resuelta = $4, revisada = $4
         WHERE id = $1 AND estado = 'conSesion' RETURNING id`,
        [order.id, estado, code, now()],
      );
      if (written.length === 0) return null;
      if (isCharge(code))
        await queries.query(
          `INSERT INTO pagos (orden, factura, monto, completo, codigo, autorizacion, referencia, momento)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            order.id,
            order.factura,
            amount ?? (isWhole ? order.monto : null),
            isWhole,
            code,
            authorization,
            reference,
            now(),
          ],
        );
      if (isWhole) {
        await queries.query(`UPDATE facturas SET pagada = $2 WHERE numero = $1`, [order.factura, now()]);
        await sendReceipt(queries, order);
      }
      if (estado === 'rechazada')
        await notices.add(queries, {
          promise: 'pagoRechazado',
          key: order.id,
          codigoAfiliado: order.codigoAfiliado,
          factura: order.factura,
          happened: now(),
        });
      await audit(queries, now, caller, {
        suceso: `pago:${estado}`,
        documentoIndicado: order.codigoAfiliado,
        valorNuevo: JSON.stringify({ factura: order.factura, orden: order.numero, monto: order.monto, codigo: code }),
      });
      return estado;
    });
    if (ended === 'pagada' || ended === 'rechazada') mailed();
    if (ended === 'revision')
      log({
        level: 'error',
        event: 'paymentReview',
        whom: hide(order.id).slice(0, 12),
        detail: `result ${result.kind}`,
      });
  };

  /** Of all who ask about an order, on whichever server, one in three seconds reaches the gateway. */
  const mayAsk = async (id: string): Promise<boolean> => {
    const time = now();
    const claimed = await db.query(
      `UPDATE ordenes_pago SET revisada = $2
       WHERE id = $1 AND estado = 'conSesion' AND (revisada <= $3 OR revisada > $2) RETURNING id`,
      [id, time, new Date(time.getTime() - policy.paymentQuestionMs)],
    );
    return claimed.length === 1;
  };

  /** What is known without a question: the end that somebody else recorded meanwhile, or nothing yet. */
  const known = async (id: string): Promise<Reviewed> => {
    const [order] = await db.query<Pick<PaymentOrder, 'estado'>>(`SELECT estado FROM ordenes_pago WHERE id = $1`, [id]);
    return { verdict: verdictIn[order?.estado ?? 'revision'] ?? 'revision', at: now() };
  };

  /** Asks the gateway about an order and records the result. */
  const ask = async (order: OrderWithSession, caller: Caller): Promise<Reviewed> => {
    const result = await gateway().resultOf(order.sesion, order.clave);
    const verdict = verdictOf(result, { amount: order.monto, created: order.sesionCreada }, life);
    if (verdict !== 'espera') await settle(order, verdict, result, caller);
    return { verdict, at: result.at };
  };

  const reviewNow = async (order: OrderWithSession, caller: Caller): Promise<Reviewed> =>
    (await mayAsk(order.id)) ? ask(order, caller) : known(order.id);

  const inTurn = async (order: OrderWithSession, caller: Caller): Promise<Reviewed> => {
    if (await mayAsk(order.id)) return ask(order, caller);
    const { verdict, at } = await known(order.id);
    if (verdict !== 'espera') return { verdict, at };
    await pause(policy.paymentQuestionMs);
    return reviewNow(order, caller);
  };

  /** Waits for the next question. All who come meanwhile wait for the same answer. */
  const review = (order: OrderWithSession, caller: Caller): Promise<Reviewed> => {
    const asked = underWay.get(order.id) ?? inTurn(order, caller).finally(() => underWay.delete(order.id));
    underWay.set(order.id, asked);
    return asked;
  };

  /** Without an answer of the gateway nothing changes. */
  const reviewIfAnswered = async (order: OrderWithSession, caller: Caller, how = review): Promise<void> => {
    try {
      await how(order, caller);
    } catch (error) {
      if (!(error instanceof GatewayError) && !(error instanceof HttpProblem)) throw error;
      log({ level: 'warn', event: 'gateway', requestId: caller.requestId, detail: describe(error) });
    }
  };

  return { reviewNow, reviewIfAnswered };
};
export type OrderSettler = ReturnType<typeof createOrderSettler>;
