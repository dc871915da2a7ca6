import type { Db } from '../db/db';

export interface Limit {
  key: string;
  most: number;
  windowMs: number;
}

export interface Counted {
  count: number;
  /** null when this use is allowed, else after how many seconds the next one is. */
  wait: number | null;
}

/** Counts in the database, so that neither a restart nor a second server gives fresh tries. */
export const createCounters = (db: Db, now: () => Date) => ({
  use: async ({ key, most, windowMs }: Limit): Promise<Counted> => {
    const time = now();
    const [counted] = await db.query<{ cuenta: number; hasta: Date }>(
      `INSERT INTO contadores (clave, cuenta, hasta) VALUES ($1, 1, $3)
       ON CONFLICT (clave) DO UPDATE SET
         cuenta = CASE WHEN contadores.hasta <= $2 THEN 1 ELSE contadores.cuenta + 1 END,
         hasta = CASE WHEN contadores.hasta <= $2 THEN $3 ELSE contadores.hasta END
       RETURNING cuenta, hasta`,
      [key, time, new Date(time.getTime() + windowMs)],
    );
    const { cuenta: count, hasta } = counted ?? { cuenta: 0, hasta: time };
    if (count <= most) return { count, wait: null };
    return { count, wait: Math.max(1, Math.ceil((hasta.getTime() - time.getTime()) / 1000)) };
  },

  /** How often each key was used within its window, without another use. */
  read: async (keys: readonly string[]): Promise<ReadonlyMap<string, { count: number; until: Date }>> => {
    const rows = await db.query<{ clave: string; cuenta: number; hasta: Date }>(
      `SELECT clave, cuenta, hasta FROM contadores WHERE clave IN (${keys.map((_, index) => `$${index + 2}`).join(', ')})
         AND hasta > $1`,
      [now(), ...keys],
    );
    return new Map(rows.map(({ clave, cuenta, hasta }) => [clave, { count: cuenta, until: hasta }]));
  },

  /** That use turned out to be none. */
  giveBack: async (key: string): Promise<void> => {
    await db.query(`UPDATE contadores SET cuenta = GREATEST(cuenta - 1, 0) WHERE clave = $1 AND hasta > $2`, [
      key,
      now(),
    ]);
  },
});
export type Counters = ReturnType<typeof createCounters>;
