import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { invoiceReminderDays } from '../../../domain/rules/promises/promises';
import type { Queries } from '../../db/db';
import { insertForMembers } from '../insert-for-members';
import { type DemoInvoice, type DemoPayment, demoInvoices } from './invoices';

interface Ending {
  codigo: string;
  autorizado: (monto: number) => number | null;
}

const endings: Readonly<Record<DemoPayment, Ending>> = {
  pagada: { codigo: '00', autorizado: (monto) => monto },
  // A session without an outcome: once it can no longer be charged, the invoice may be paid again.
  conSesion: { codigo: '', autorizado: () => null },
  // Approved in part: waits for a person.
  revision: { codigo: '10', autorizado: (monto) => Math.round(monto / 2) },
};

/** An earlier order, recorded in the portal's tables and in the gateway's ledger. */
const addOrder = async (to: Queries, { numero, monto }: DemoInvoice, payment: DemoPayment, now: Date) => {
  const { codigo, autorizado } = endings[payment];
  const charged = autorizado(monto);
  const [id, order, session] = [`1${numero}`, `9${numero}`, `demostracion-${numero}`.padEnd(32, '0')];
  const added = await to.query(
    `INSERT INTO ordenes_pago (id, numero, factura, codigo_afiliado, monto, estado, creada, retorno, sesion, clave,
       sesion_creada, revisada, codigo, resuelta)
     SELECT $1, $2, numero, codigo_afiliado, monto, $3, $4, $5, $5, $5, $4, $4, $6, $7 FROM facturas WHERE numero = $8
     ON CONFLICT DO NOTHING RETURNING id`,
    [id, order, payment, now, session, codigo, payment === 'conSesion' ? null : now, numero],
  );
  if (added.length === 0) return;
  await to.query(
    `INSERT INTO pasarela_demo (sesion, clave, orden, transaccion, monto, retorno, cancelacion, creada, cerrada, codigo,
       monto_autorizado, autorizacion, visible, autorizaciones)
     VALUES ($1, $1, $2, $3, $4, $5, $5, $6, $7, nullif($8, ''), $9::bigint, '', $6, CASE WHEN $9::bigint IS NULL THEN 0 ELSE 1 END)
     ON CONFLICT DO NOTHING`,
    [session, order, numero, monto, `/pagos/retorno/${session}`, now, charged === null ? null : now, codigo, charged],
  );
  if (charged === null) return;
  await to.query(
    `INSERT INTO pagos (orden, factura, monto, completo, codigo, momento) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [id, numero, charged, payment === 'pagada', codigo, now],
  );
  if (payment === 'pagada') await to.query(`UPDATE facturas SET pagada = $2 WHERE numero = $1`, [numero, now]);
};

/** What members would have been told before the demonstration begins; of the days to come they are told. */
const markAsTold = async (to: Queries, now: Date): Promise<void> => {
  const [today, tomorrow] = [now, new Date(now.getTime() + 86_400_000)].map((at) => todayInSantoDomingo(at.getTime()));
  await to.query(
    `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, factura, momento, plazo, siguiente, estado)
     SELECT t.promesa || ' ' || t.clave, t.promesa, t.clave, t.codigo_afiliado, t.factura, $1, $1, $1, 'anulado' FROM (
       SELECT 'facturaNueva' AS promesa, numero AS clave, codigo_afiliado, numero AS factura FROM facturas
       UNION ALL SELECT 'facturaPorVencer', numero, codigo_afiliado, numero FROM facturas WHERE vence <= $3::date + ${invoiceReminderDays}
       UNION ALL SELECT 'facturaVencida', numero, codigo_afiliado, numero FROM facturas WHERE vence <= $2::date
       UNION ALL SELECT 'pagoEnDuda', id, codigo_afiliado, factura FROM ordenes_pago WHERE estado IN ('conSesion', 'revision')
     ) t ON CONFLICT DO NOTHING`,
    [now, today ?? '', tomorrow ?? ''],
  );
};

/** Seeds invoices, and payments of some of them. */
export const seedPayments = async (to: Queries, now: Date): Promise<void> => {
  const invoices = demoInvoices(todayInSantoDomingo(now.getTime()));
  await insertForMembers(
    to,
    'facturas',
    [
      ['numero', 'text'],
      ['codigo_afiliado', 'text'],
      ['fecha', 'date'],
      ['vence', 'date'],
      ['monto', 'bigint'],
    ],
    invoices.map(({ invoice }) => invoice),
  );
  for (const { invoice, payment } of invoices) if (payment !== null) await addOrder(to, invoice, payment, now);
  await markAsTold(to, now);
};
