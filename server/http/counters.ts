import type { Queries } from '../db/db';

export interface Limit {
  key: string;
  most: number;
  windowMs: number;
  /** Caches an exhausted limit for a moment, to spare the database. Do not set it for uses that may be refunded. */
  remembered?: boolean;
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
  /** The end of the window in which this use counts. */
  until: Date;
  /** What stands under the other keys that were asked for, within their windows. */
  others: ReadonlyMap<string, Use>;
}

/** A counted use to refund. */
export interface Refund {
  key: string;
  until: Date;
  /** The limit, if every use beyond it is rejected. */
  most?: number;
}

const rememberMs = 1_000;
const maxRemembered = 10_000;

/** Counts in the database, so that neither a restart nor a second server resets the limits. */
export const createCounters = (db: Queries, now: () => Date) => {
  const usedUp = new Map<string, Use & { askAgain: number }>();
  const secondsUntil = (until: Date, time: Date) => Math.max(1, Math.ceil((until.getTime() - time.getTime()) / 1000));

  return {
    /** Counts a use and reads other counters in the same query. */
    use: async (
      { key, most, windowMs, amount = 1, remembered = false }: Limit,
      others: readonly string[] = [],
    ): Promise<Counted> => {
      const time = now();
      const known = usedUp.get(key);
      if (
        remembered &&
        known !== undefined &&
        known.count >= most &&
        known.until > time &&
        performance.now() < known.askAgain
      ) {
        known.count += 1;
        return { count: known.count, wait: secondsUntil(known.until, time), until: known.until, others: new Map() };
      }
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
      if (count <= most) return { count, wait: null, until, others: found };
      if (!remembered) return { count, wait: secondsUntil(until, time), until, others: found };
      if (usedUp.size >= maxRemembered) usedUp.clear();
      const total = Math.max(count, (known?.until.getTime() === until.getTime() ? known.count : 0) + 1);
      usedUp.set(key, { count: total, until, askAgain: performance.now() + rememberMs });
      return { count: total, wait: secondsUntil(until, time), until, others: found };
    },

    /** What stands under these keys within their windows; nothing is counted. */
    look: async (keys: readonly string[]): Promise<ReadonlyMap<string, Use>> => {
      const rows = await db.query<{ clave: string; cuenta: number; hasta: Date }>(
        `SELECT clave, cuenta, hasta FROM contadores WHERE clave = ANY (string_to_array($1, ' ')) AND hasta > $2`,
        [keys.join(' '), now()],
      );
      return new Map(rows.map(({ clave, cuenta: count, hasta: until }) => [clave, { count, until }]));
    },

    /**
     * Refunds a use while its window lasts. Uses beyond `most` were rejected and must not keep the limit exhausted.
     * Without `most` the caller refunds those that it rejects.
     */
    giveBack: async ({ key, until, most }: Refund): Promise<void> => {
      await db.query(
        `UPDATE contadores SET cuenta = GREATEST(LEAST(cuenta, $3) - 1, 0) WHERE clave = $1 AND hasta = $2`,
        [key, until, most ?? null],
      );
    },
  };
};
export type Counters = ReturnType<typeof createCounters>;
