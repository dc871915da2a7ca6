import { callMs, catchUpMs } from '../../domain/rules/promises/promises';
import { describe, type Log } from '../log/log';
import type { ServerPolicy } from '../settings/server-policy';
import { startPeriodicTask } from '../tasks/start-periodic-task';
import type { Db } from './db';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const atOnce = 2_000;
/** Who comes back to a browser later is told of it as of a new one. */
const knownDeviceMs = 365 * dayMs;

/** How long each table keeps its rows. Rows that reference them are deleted or set to null. */
const rules = ({ auditKeepMs, mailKeepMs, linkKeepMs, applicationKeepMs }: ServerPolicy) =>
  [
    { table: 'fichas', key: 'jti', over: 'expira < $1', keepMs: dayMs },
    { table: 'contadores', key: 'clave', over: 'hasta < $1', keepMs: 0 },
    { table: 'envios_caso', key: 'codigo_afiliado, huella', over: 'hasta < $1', keepMs: 0 },
    { table: 'intentos', key: 'clave, visitante', over: 'ultimo_fallo < $1', keepMs: dayMs },
    { table: 'enlaces', key: 'jti', over: 'expira < $1', keepMs: linkKeepMs },
    {
      table: 'cambios_correo',
      key: 'id',
      over: `pedido < $1 AND NOT EXISTS (SELECT 1 FROM enlaces e WHERE e.cambio_correo = cambios_correo.id)`,
      keepMs: linkKeepMs,
    },
    { table: 'pedidos_dispositivo', key: 'id', over: 'expira < $1', keepMs: linkKeepMs },
    { table: 'correos', key: 'id', over: `estado <> 'pendiente' AND creado < $1`, keepMs: mailKeepMs },
    {
      table: 'avisos',
      key: 'id',
      // What a person may still have to tell stays while something can be done about it.
      over: `estado <> 'pendiente' AND momento < $1 AND NOT coalesce(vence >= $1 AND avisado IS NULL
        AND (estado IN ('perdido', 'sinCanal') OR no_llego IS NOT NULL), false)`,
      // Longer than what is caught up with, or it would be told again.
      keepMs: Math.max(mailKeepMs, 2 * catchUpMs, callMs),
    },
    { table: 'dispositivos_conocidos', key: 'codigo_afiliado, huella', over: 'visto < $1', keepMs: knownDeviceMs },
    { table: 'formularios_afiliacion', key: 'id', over: 'recibido < $1', keepMs: applicationKeepMs },
    { table: 'mantenimientos', key: 'id', over: 'hasta < $1', keepMs: auditKeepMs },
    { table: 'bitacora', key: 'id', over: 'momento < $1', keepMs: auditKeepMs },
  ] as const;

interface PurgeDeps {
  db: Db;
  now: () => Date;
  log: Log;
  policy: ServerPolicy;
}

/**
 * Deletes expired rows in small batches and returns their space to the disk. An error in one table does not stop the
 * others.
 */
export const purgeExpired = async (
  { db, now, log, policy }: PurgeDeps,
  goOn: () => boolean = () => true,
  rowsAtOnce = atOnce,
): Promise<void> => {
  for (const { table, key, over, keepMs } of rules(policy)) {
    const before = new Date(now().getTime() - keepMs);
    try {
      let removed = rowsAtOnce;
      while (removed === rowsAtOnce && goOn()) {
        const rows = await db.query(
          // Asks again: a counter may begin its next window while this statement waits for its row.
          `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${over} LIMIT ${rowsAtOnce}) AND ${over}
           RETURNING 1 AS one`,
          [before],
        );
        removed = rows.length;
      }
    } catch (error) {
      log({ level: 'warn', event: 'tidy', detail: `${table}: ${describe(error)}` });
    }
  }
  try {
    await db.reclaimSpace(goOn);
  } catch (error) {
    log({ level: 'warn', event: 'tidy', detail: `reclaimSpace: ${describe(error)}` });
  }
};

/** Purges at the start and every hour, so that a server that restarts daily purges, too. */
export const startPurging = (parts: PurgeDeps): (() => Promise<void>) =>
  startPeriodicTask(parts.log, { event: 'tidy', everyMs: hourMs, work: (goOn) => purgeExpired(parts, goOn) });
