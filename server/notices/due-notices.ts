import {
  catchUpMs,
  doubtMs,
  invoiceReminderDays,
  type PromiseName,
  reminderAt,
  reminderDay,
} from '../../domain/rules/promises/promises';
import type { Db, Value } from '../db/db';
import { avisos } from '../db/migrations/0015-avisos';
import { noticeOfEvent, type ToldEvent, toldEvents } from './case-notice';
import type { Notice, NoticeRows } from './notice-rows';

const atOnce = 200;
const eventsLookedAt = 10_000;

interface Parts {
  db: Db;
  now: () => Date;
  notices: NoticeRows;
  policy: { returnedCaseMs: number };
}

const untold = (promise: PromiseName, key: string) =>
  `NOT EXISTS (SELECT FROM avisos v WHERE v.promesa = '${promise}' AND v.clave = ${key})`;

/**
 * Tells what time alone brings about, and what an older version or another program wrote without a notice. Any number
 * of servers may look at once: the key of a notice is unique.
 */
export const createDueNotices = ({ db, now, notices, policy: { returnedCaseMs } }: Parts) => {
  /** The bell's row of these was written with the event. */
  const events = async (since: Date): Promise<Notice[]> => {
    const rows = await db.query<{
      id: number;
      caso: string;
      momento: Date;
      suceso: ToldEvent;
      actor: string | null;
      filer: string;
    }>(
      `SELECT s.id, s.caso, s.momento, s.suceso, s.actor, c.creado_por AS filer
       FROM sucesos_caso s JOIN casos c ON c.numero = s.caso
       WHERE s.id > (SELECT max(id) - ${eventsLookedAt} FROM sucesos_caso) AND s.momento >= $1
         AND s.actor IS DISTINCT FROM c.creado_por AND s.suceso = ANY (string_to_array($2, ' '))
         AND NOT EXISTS (SELECT FROM avisos v WHERE v.caso = s.caso AND v.clave = s.id::text)
       ORDER BY s.id LIMIT ${atOnce}`,
      [since, toldEvents.join(' ')],
    );
    return rows
      .flatMap((row) => noticeOfEvent(row, returnedCaseMs) ?? [])
      .map((notice) => ({ ...notice, inBell: true }));
  };

  const reminders = async (since: Date): Promise<Notice[]> => {
    const time = now().getTime();
    const key = `numero || ' ' || extract(epoch FROM devuelto)::text`;
    const rows = await db.query<{ key: string; caso: string; filer: string; devuelto: Date }>(
      `SELECT ${key} AS key, numero AS caso, creado_por AS filer, devuelto FROM casos
       WHERE devuelto >= $1 AND devuelto > $2 AND ${untold('casoPorVencer', key)} ORDER BY devuelto LIMIT ${atOnce}`,
      [since, new Date(time - returnedCaseMs)],
    );
    return rows
      .filter(({ devuelto }) => reminderAt(devuelto.getTime(), returnedCaseMs) <= time)
      .map((row) => ({
        promise: 'casoPorVencer',
        key: row.key,
        codigoAfiliado: row.filer,
        caso: row.caso,
        happened: new Date(reminderAt(row.devuelto.getTime(), returnedCaseMs)),
        deadline: new Date(row.devuelto.getTime() + returnedCaseMs),
      }));
  };

  /** By the table's own words; `happened` and `deadline` are columns of it, or null. */
  const ofInvoices = async (
    promise: PromiseName,
    { from, key, happened, deadline }: Record<'from' | 'key' | 'happened' | 'deadline', string>,
    values: readonly Value[],
  ): Promise<Notice[]> => {
    const rows = await db.query<{
      key: string;
      codigoAfiliado: string;
      factura: string;
      happened: Date;
      deadline: Date | null;
    }>(
      `SELECT ${key} AS key, f.codigo_afiliado AS "codigoAfiliado", f.numero AS factura, ${happened} AS happened,
         ${deadline} AS deadline
       FROM ${from} AND ${untold(promise, key)} ORDER BY 5, 1 LIMIT ${atOnce}`,
      values,
    );
    return rows.map((row) => ({ ...row, promise }));
  };
  const pending = (promise: PromiseName, when: string, values: readonly Value[]) =>
    ofInvoices(
      promise,
      {
        from: `facturas f WHERE f.pagada IS NULL AND ${when}`,
        key: 'f.numero',
        happened: '$1::timestamptz',
        // Noon of Santo Domingo: only the day is shown.
        deadline: `(f.vence::timestamp + interval '16 hours') AT TIME ZONE 'UTC'`,
      },
      [now(), ...values],
    );
  const ordered = (promise: PromiseName, when: string, moment: string, values: readonly Value[]) =>
    ofInvoices(
      promise,
      {
        from: `ordenes_pago o JOIN facturas f ON f.numero = o.factura WHERE ${when}`,
        key: 'o.id',
        happened: moment,
        deadline: 'NULL::timestamptz',
      },
      values,
    );

  const findAll = async (): Promise<Notice[]> => {
    const time = now();
    const [begun] = await db.query<{ aplicada: Date }>(`SELECT aplicada FROM migraciones WHERE id = ${avisos.id}`);
    const since = new Date(Math.max(begun?.aplicada.getTime() ?? 0, time.getTime() - catchUpMs));
    const [today, sinceDay] = [reminderDay(time.getTime()), reminderDay(since.getTime())];
    const soon = `$2::date + ${invoiceReminderDays}`;
    return [
      ...(await events(since)),
      ...(await reminders(since)),
      ...(await pending('facturaNueva', `f.fecha >= $3::date AND f.vence > ${soon}`, [today, sinceDay])),
      ...(await pending('facturaPorVencer', `f.vence BETWEEN $2::date AND ${soon}`, [today])),
      ...(await pending('facturaVencida', `f.vence < $2::date AND f.vence >= $3::date`, [today, sinceDay])),
      ...(await ordered('pagoRechazado', `o.estado = 'rechazada' AND o.resuelta >= $1`, 'o.resuelta', [since])),
      ...(await ordered(
        'pagoEnDuda',
        `o.estado IN ('conSesion', 'revision') AND o.sesion_creada BETWEEN $1 AND $2`,
        'o.sesion_creada',
        [since, new Date(time.getTime() - doubtMs)],
      )),
    ];
  };

  return async (goOn: () => boolean): Promise<void> => {
    let isMore = true;
    while (isMore && goOn()) {
      isMore = false;
      const found = await findAll();
      await db.tx(async (queries) => {
        for (const notice of found) if (await notices.add(queries, notice)) isMore = true;
      });
    }
  };
};
