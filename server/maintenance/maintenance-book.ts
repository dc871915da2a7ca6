import type { CallName } from '../../domain/contract';
import type { Db } from '../db/db';
import { HttpProblem } from '../http/http-problem';
import { describe, type Log } from '../log/log';
import { messages } from '../texts/messages';
import { createFailingCalls } from './failing-calls';
import { listMaintenance, type MaintenanceRow } from './maintenance-rows';

interface Parts {
  db: Db;
  now: () => Date;
  log: Log;
}

interface ListedMaintenance {
  /** ISO 8601; `hasta` is empty when nobody knows the end. */
  desde: string;
  hasta: string;
  llamadas: string[];
  frase: string;
}

const freshMs = 5_000;
const announcedMs = 3_600_000;

/** What of the table concerns the calls of now: a copy, so that no call costs a query. */
export const createMaintenanceBook = ({ db, now, log }: Parts) => {
  const failing = createFailingCalls(() => now().getTime());
  let rows: readonly MaintenanceRow[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = async () => {
    readAt = now().getTime();
    try {
      rows = await listMaintenance(db, now());
    } catch (error) {
      // Better an old copy than none: what runs is still refused.
      log({ level: 'warn', event: 'maintenanceUnread', detail: describe(error) });
    } finally {
      reading = null;
    }
  };
  const fresh = async (): Promise<void> => {
    const age = now().getTime() - readAt;
    if (reading === null && (age >= freshMs || age < 0)) reading = read();
    await reading;
  };
  const beginning = (withinMs: number) => {
    const at = now().getTime();
    return rows.filter(({ desde, hasta }) => desde.getTime() - withinMs <= at && at < hasta.getTime());
  };

  return {
    /** Throws if a maintenance of this call runs. */
    refuseDuring: async (call: CallName): Promise<void> => {
      await fresh();
      const running = beginning(0).filter(({ llamadas }) => llamadas.includes(call));
      const last = running.toSorted((one, other) => other.hasta.getTime() - one.hasta.getTime())[0];
      if (last === undefined) return;
      const seconds = Math.max(1, Math.ceil((last.hasta.getTime() - now().getTime()) / 1_000));
      throw new HttpProblem(503, { 'retry-after': String(seconds) }, last.frase);
    },
    /** Those that run or begin within the hour. */
    listed: async (): Promise<ListedMaintenance[]> => {
      await fresh();
      const planned = beginning(announcedMs).map(({ desde, hasta, llamadas, frase }) => ({
        desde: desde.toISOString(),
        hasta: hasta.toISOString(),
        llamadas: [...llamadas],
        frase,
      }));
      const unplanned = failing.failing().map(({ call, since }) => ({
        desde: new Date(since).toISOString(),
        hasta: '',
        llamadas: [call],
        frase: messages.maintenance.unplanned,
      }));
      return [...planned, ...unplanned];
    },
    /** Whether the server could answer this call of a member. */
    note: failing.note,
    /** The table was changed by this server. */
    forget: () => {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
};

export type MaintenanceBook = ReturnType<typeof createMaintenanceBook>;
