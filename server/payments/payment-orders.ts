import { randomBytes, randomInt } from 'node:crypto';
import { centsOf } from '../../domain/rules/money/money';
import { audit } from '../access/audit';
import { timeZone } from '../access/family';
import type { Caller } from '../http/caller';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import { annulOrder } from './annul-order';
import type { CardGateway } from './card-gateway';
import { lockInvoice } from './lock-invoice';
import { orderRefusals } from './order-refusals';
import { claimMs, createOrderSessions } from './order-sessions';
import type { PaymentDeps } from './payment-deps';
import { hasSession, type OrderWithSession, type PaymentOrder } from './payment-order';
import { createOrderSettler } from './settle-orders';

export interface PendingInvoice {
  numero: string;
  estado: 'Generada' | 'Vencida' | 'Procesando';
  fecha: string;
  vence: string;
  /** Cents. */
  monto: number;
}

const text = messages.payment;
/** How often the server asks on its own about an order that nobody asks about. */
const paceMs = 60_000;
const atOnce = 20;
const live = `('abierta', 'conSesion', 'revision')`;
const columns = `id, numero, factura, codigo_afiliado AS "codigoAfiliado", monto, estado, creada, retorno, codigo, sesion, clave,
  sesion_creada AS "sesionCreada"`;
const server: Caller = { scope: 'nadie', ip: '', requestId: '' };

const digits = (many: number): string =>
  Array.from({ length: many }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join('');

export const createPayments = (parts: PaymentDeps) => {
  const { db, now, log, alarm, policy, gateway } = parts;
  const before = (ms: number) => new Date(now().getTime() - ms);

  const taker = (): CardGateway => {
    if (gateway === null) throw new HttpProblem(503, {}, text.noGateway);
    return gateway;
  };

  const { reviewNow, reviewIfAnswered } = createOrderSettler(parts, taker);
  const { session } = createOrderSessions(parts, taker, reviewNow);

  const orderWhere = async (where: string, value: string): Promise<PaymentOrder | undefined> => {
    const [order] = await db.query<PaymentOrder>(`SELECT ${columns} FROM ordenes_pago WHERE ${where}`, [value]);
    return order;
  };

  const waiting = async (where: string, value: string): Promise<OrderWithSession[]> =>
    (
      await db.query<PaymentOrder>(
        `SELECT ${columns} FROM ordenes_pago WHERE estado = 'conSesion' AND ${where} ORDER BY creada LIMIT ${atOnce}`,
        [value],
      )
    ).filter(hasSession);

  const refuse = (caller: Caller, reason: string): never => {
    alarm(caller, 'paymentRefused', { call: 'generarSession', detail: reason });
    throw new HttpProblem(404, {}, text.refused);
  };

  return {
    pending: (codigoAfiliado: string): Promise<PendingInvoice[]> =>
      db.query<PendingInvoice>(
        `SELECT f.numero, f.fecha, f.vence, f.monto,
           CASE WHEN o.id IS NOT NULL THEN 'Procesando'
             WHEN f.vence < ($2::timestamptz AT TIME ZONE $3)::date THEN 'Vencida' ELSE 'Generada' END AS estado
         FROM facturas f LEFT JOIN ordenes_pago o ON o.factura = f.numero AND o.estado IN ('conSesion', 'revision')
         WHERE f.codigo_afiliado = $1 AND f.pagada IS NULL ORDER BY f.vence, f.numero`,
        [codigoAfiliado, now(), timeZone],
      ),

    responses: () =>
      db.query<{ codigo: string; descripcion: string }>(
        `SELECT codigo, descripcion FROM respuestas_pago ORDER BY codigo`,
      ),

    /** The live order of the invoice, or a new one. */
    order: async (
      asked: { factura: string; monto: number; codigoAfiliado: string },
      caller: Caller,
    ): Promise<{ id: string; numero: string }> => {
      const { factura, codigoAfiliado } = asked;
      const monto = centsOf(asked.monto);
      for (const order of await waiting('factura = $1', factura))
        if (order.codigoAfiliado === codigoAfiliado) await reviewIfAnswered(order, caller);
      return db.tx(async (queries) => {
        const invoice = await lockInvoice(queries, factura);
        if (invoice === undefined || invoice.codigoAfiliado !== codigoAfiliado)
          throw new HttpProblem(404, {}, text.unknownInvoice);
        if (invoice.pagada !== null) throw orderRefusals.paid();
        if (invoice.monto !== monto) throw orderRefusals.changed();
        const [found] = await queries.query<PaymentOrder>(
          `SELECT ${columns} FROM ordenes_pago WHERE factura = $1 AND estado IN ${live}`,
          [factura],
        );
        if (found !== undefined && found.estado !== 'abierta') throw orderRefusals.processing();
        if (found !== undefined && found.monto === monto && found.creada > before(policy.paymentOrderMs))
          return { id: found.id, numero: found.numero };
        if (found !== undefined) await annulOrder(queries, found.id, now);
        const made = { id: digits(18), numero: digits(12) };
        await queries.query(
          `INSERT INTO ordenes_pago (id, numero, factura, codigo_afiliado, monto, estado, creada, retorno)
           VALUES ($1, $2, $3, $4, $5, 'abierta', $6, $7)`,
          [made.id, made.numero, factura, codigoAfiliado, monto, now(), randomBytes(24).toString('base64url')],
        );
        await audit(queries, now, caller, {
          suceso: 'pago:orden',
          documentoIndicado: codigoAfiliado,
          valorNuevo: JSON.stringify({ factura, orden: made.numero, monto }),
        });
        return made;
      });
    },

    /** All five values are only compared: what is paid, and by whom, stands in the order. 404: no such payment link. */
    find: async (
      asked: { id: string; numero: string; factura: string; codigoAfiliado: string; monto: number; movil: boolean },
      caller: Caller,
    ): Promise<PaymentOrder> => {
      if (caller.scope === 'miembro' && caller.codigoAfiliado !== asked.codigoAfiliado) refuse(caller, 'foreign code');
      if (caller.scope !== 'miembro' && !asked.movil) refuse(caller, 'no member');
      const order = (await orderWhere('id = $1', asked.id)) ?? refuse(caller, 'unknown order');
      const { numero, factura, codigoAfiliado, monto } = order;
      const isTheirs = numero === asked.numero && factura === asked.factura && codigoAfiliado === asked.codigoAfiliado;
      if (!isTheirs || monto !== centsOf(asked.monto)) refuse(caller, 'other order');
      return order;
    },

    session,

    reconcile: async (codigoAfiliado: string, caller: Caller): Promise<void> => {
      const orders = await waiting('codigo_afiliado = $1', codigoAfiliado);
      await Promise.all(orders.map((order) => reviewIfAnswered(order, caller)));
    },

    /** Settles orders that no page asks about. Safe to run on many servers. */
    reconcileDue: async (goOn: () => boolean = () => true): Promise<void> => {
      const stale = await db.query<{ id: string }>(
        `UPDATE ordenes_pago SET estado = 'vencida', resuelta = $1
         WHERE estado = 'abierta' AND creada <= $2 AND (pedida IS NULL OR pedida < $3) RETURNING id`,
        [now(), before(policy.paymentOrderMs), before(claimMs)],
      );
      if (stale.length > 0) log({ level: 'info', event: 'paymentOrders', detail: `${stale.length} over` });
      // All that are due: a round that left some for later would, on a busy day, ask when the gateway knows no more.
      let taken = 0;
      do {
        const orders = await db.query<PaymentOrder>(
          `SELECT ${columns} FROM ordenes_pago WHERE estado = 'conSesion' AND (revisada <= $2 OR revisada > $1)
           ORDER BY revisada LIMIT ${atOnce}`,
          [now(), before(paceMs)],
        );
        await Promise.all(orders.filter(hasSession).map((order) => reviewIfAnswered(order, server, reviewNow)));
        taken = orders.length;
      } while (taken === atOnce && goOn());
    },

    /** The code of the gateway for the order of that return address; empty when it has none, or there is no such order. */
    comeBack: async (reference: string, caller: Caller): Promise<string> => {
      const order = await orderWhere('retorno = $1', reference);
      if (order === undefined) return '';
      if (order.estado === 'conSesion' && hasSession(order)) await reviewIfAnswered(order, caller);
      return (await orderWhere('id = $1', order.id))?.codigo ?? '';
    },
  };
};
export type Payments = ReturnType<typeof createPayments>;
