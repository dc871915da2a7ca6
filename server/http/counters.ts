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

  /** All in one statement, which locks the counters in this order. */
  const count = async (limits: readonly Limit[], others: readonly string[] = []) => {
    const time = now();
    const uses = limits.map(({ key, windowMs, amount = 1 }, at) => {
      return { at, clave: key, cuenta: amount, hasta: new Date(time.getTime() + windowMs) };
    });
    const rows = await db.query<{ propia: boolean; clave: string; cuenta: number; hasta: Date }>(
      `WITH usos AS (
         INSERT INTO contadores AS c (clave, cuenta, hasta) SELECT clave, cuenta, hasta
         FROM json_to_recordset($1::json) AS u (at int, clave text, cuenta int, hasta timestamptz) ORDER BY at
         ON CONFLICT (clave) DO UPDATE SET
           cuenta = CASE WHEN c.hasta <= $2 THEN 0 ELSE c.cuenta END + excluded.cuenta,
           hasta = CASE WHEN c.hasta <= $2 THEN excluded.hasta ELSE c.hasta END
         RETURNING clave, cuenta, hasta
       ) SELECT true AS propia, clave, cuenta, hasta FROM usos
       UNION ALL SELECT false, clave, cuenta, hasta FROM contadores
         WHERE clave = ANY (string_to_array($3, ' ')) AND hasta > $2`,
      [JSON.stringify(uses), time, others.join(' ')],
    );
    const usesIn = (own: boolean): ReadonlyMap<string, Use> =>
      new Map(
        rows
          .filter(({ propia }) => propia === own)
          .map(({ clave, cuenta, hasta }) => [clave, { count: cuenta, until: hasta }]),
      );
    const counted = usesIn(true);
    return {
      of: ({ key, most }: Limit): Counted => {
        const { count, until } = counted.get(key) ?? { count: 0, until: time };
        return { count, until, wait: count <= most ? null : secondsUntil(until, time) };
      },
      /** What stands under the other keys, within their windows. */
      others: usesIn(false),
    };
  };

  return {
    /** Counts a use in each, and reads other counters. No exhausted limit is remembered. */
    countAll: count,

    use: async (limit: Limit): Promise<Counted> => {
      const { key, most, remembered = false } = limit;
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
        return { count: known.count, wait: secondsUntil(known.until, time), until: known.until };
      }
      const counted = (await count([limit])).of(limit);
      if (!remembered || counted.wait === null) return counted;
      if (usedUp.size >= maxRemembered) usedUp.clear();
      const { until } = counted;
      const total = Math.max(counted.count, (known?.until.getTime() === until.getTime() ? known.count : 0) + 1);
      usedUp.set(key, { count: total, until, askAgain: performance.now() + rememberMs });
      return { ...counted, count: total };
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
     * Refunds uses while their windows last, and locks the counters in this order. Uses beyond `most` were rejected and
     * must not keep the limit exhausted. Without `most` the caller refunds those that it rejects.
     */
    giveBack: async (...refunds: readonly Refund[]): Promise<void> => {
      await db.query(
        `UPDATE contadores t SET cuenta = GREATEST(LEAST(t.cuenta, d.maximo) - 1, 0) FROM (
           SELECT c.clave, r.maximo FROM contadores c JOIN json_to_recordset($1::json)
             AS r (at int, clave text, hasta timestamptz, maximo int) ON r.clave = c.clave AND r.hasta = c.hasta
           ORDER BY r.at FOR UPDATE OF c
         ) d WHERE t.clave = d.clave`,
        [JSON.stringify(refunds.map(({ key, until, most }, at) => ({ at, clave: key, hasta: until, maximo: most })))],
      );
    },
  };
};
export type Counters = ReturnType<typeof createCounters>;
