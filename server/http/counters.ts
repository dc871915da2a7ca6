import type { Db } from '../db/db';

export interface Limit {
  key: string;
  most: number;
  windowMs: number;
}

/** Counts in the database, so that neither a restart nor a second server gives fresh tries. */
export const createCounters = (db: Db, now: () => Date) => ({
  /** Counts one use; null when it is allowed, else after how many seconds the next one is. */
  use: async ({ key, most, windowMs }: Limit): Promise<number | null> => {
    const time = now();
    const [counted] = await db.query<{ cuenta: number; hasta: Date }>(
      `INSERT INTO contadores (clave, cuenta, hasta) VALUES ($1, 1, $3)
       ON CONFLICT (clave) DO UPDATE SET
         cuenta = CASE WHEN contadores.hasta <= $2 THEN 1 ELSE contadores.cuenta + 1 END,
         hasta = CASE WHEN contadores.hasta <= $2 THEN $3 ELSE contadores.hasta END
       RETURNING cuenta, hasta`,
      [key, time, new Date(time.getTime() + windowMs)],
    );
    if (counted === undefined || counted.cuenta <= most) return null;
    return Math.max(1, Math.ceil((counted.hasta.getTime() - time.getTime()) / 1000));
  },
});
export type Counters = ReturnType<typeof createCounters>;
