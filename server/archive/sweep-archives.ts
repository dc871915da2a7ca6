import type { Db } from '../db/db';

/** How long a ready archive may be opened. */
export const archiveKeptMs = 86_400_000;
/** How long an open one may be read; one time ahead of the clock by more than this was written by a wrong clock. */
export const archiveReadMs = 900_000;
const rememberedMs = 30 * archiveKeptMs;

/** Ends what is over, and removes its bytes. */
export const sweepArchives = async (db: Db, now: Date, mostTries: number): Promise<void> => {
  const at = (ms: number) => new Date(now.getTime() + ms);
  await db.query(
    `UPDATE archivos_datos t SET estado = 'vencida' WHERE (estado = 'lista' AND (lista <= $1 OR lista > $2))
       OR (estado IN ('espera', 'lista') AND NOT EXISTS (SELECT FROM cuentas c JOIN afiliados a ON a.codigo = c.codigo_afiliado
         WHERE c.codigo_afiliado = t.codigo_afiliado AND c.estado = 'activa' AND a.estado = 'activa'))`,
    [at(-archiveKeptMs), at(archiveReadMs)],
  );
  await db.query(
    `UPDATE archivos_datos SET estado = 'fallo' WHERE estado = 'haciendo' AND hasta < $1 AND intentos >= ${mostTries}`,
    [now],
  );
  await db.query(
    `DELETE FROM partes_archivo_datos p USING archivos_datos a WHERE a.id = p.archivo AND NOT (p.turno = a.turno
       AND (a.estado IN ('haciendo', 'lista') OR (a.estado = 'abierta' AND a.pase_hasta > $1 AND a.pase_hasta <= $2)))`,
    [now, at(archiveReadMs)],
  );
  await db.query(`DELETE FROM archivos_datos WHERE pedido < $1 AND estado NOT IN ('espera', 'haciendo', 'lista')`, [
    at(-rememberedMs),
  ]);
};
