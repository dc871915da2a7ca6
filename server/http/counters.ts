import type { Queries } from '../db/db';

export interface Limit {
  key: string;
  most: number;
  windowMs: number;
  /** How many uses at once; 1 without it. */
  amount?: number;
}

export interface Use {
  count: number;
  until: Date;
}

export interface Counted {
  count: number;
  /** null when this use is allowed, else after how many seconds the next one is. */
  wait: number | null;
  /** What stands under the other keys that were asked for, within their windows. */
  others: ReadonlyMap<string, Use>;
}

/** Counts in the database, so that neither a restart nor a second server gives fresh tries. */
export const createCounters = (db: Queries, now: () => Date) => ({
  /** Counts a use, and looks at others in the same question. */
  use: async ({ key, most, windowMs, amount = 1 }: Limit, others: readonly string[] = []): Promise<Counted> => {
    const time = now();
    const rows = await db.query<{ clave: string | null; cuenta: number; hasta: Date }>(
      `WITH propio AS (
         INSERT INTO contadores (clave, cuenta, hasta) VALUES ($1, $5, $3)
         ON CONFLICT (clave) DO UPDATE SET
           cuenta = CASE WHEN contadores.hasta <= $2 THEN $5 ELSE contadores.cuenta + $5 END,
           hasta = CASE WHEN contadores.hasta <= $2 THEN $3 ELSE contadores.hasta END
         RETURNING cuenta, hasta
       ) SELECT NULL AS clave, cuenta, hasta FROM propio
       UNION ALL SELECT clave, cuenta, hasta FROM contadores
         WHERE clave = ANY (string_to_array($4, ' ')) AND hasta > $2`,
      [key, time, new Date(time.getTime() + windowMs), others.join(' '), amount],
    );
    const found = new Map<string, Use>();
    let own: Use = { count: 0, until: time };
    for (const { clave, cuenta: count, hasta: until } of rows)
      if (clave === null) own = { count, until };
      else found.set(clave, { count, until });
    const { count, until } = own;
    const wait = count <= most ? null : Math.max(1, Math.ceil((until.getTime() - time.getTime()) / 1000));
    return { count, wait, others: found };
  },

  /** What stands under these keys within their windows; nothing is counted. */
  look: async (keys: readonly string[]): Promise<ReadonlyMap<string, Use>> => {
    const rows = await db.query<{ clave: string; cuenta: number; hasta: Date }>(
      `SELECT clave, cuenta, hasta FROM contadores WHERE clave = ANY (string_to_array($1, ' ')) AND hasta > $2`,
      [keys.join(' '), now()],
    );
    return new Map(rows.map(({ clave, cuenta: count, hasta: until }) => [clave, { count, until }]));
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
