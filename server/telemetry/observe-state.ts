import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Db } from '../db/db';
import { countUntoldNotices } from '../notices/untold-notices';
import type { Telemetry } from './telemetry';

interface Watched {
  db: Db;
  now: () => Date;
  idleMs: number;
}

interface Stored {
  mails: number;
  oldest: Date | null;
  notices: number;
  late: number;
  toCall: number;
  unsettled: number;
  review: number;
  sessions: number;
}

/** Read at each scrape by partial indexes, so that it costs little on large tables. */
const readStored = async (db: Db, now: Date, idleMs: number): Promise<Stored | undefined> => {
  const [stored] = await db.query<Omit<Stored, 'toCall'>>(
    `SELECT (SELECT count(*) FROM correos WHERE estado = 'pendiente') AS mails,
       (SELECT min(creado) FROM correos WHERE estado = 'pendiente') AS oldest,
       (SELECT count(*) FROM avisos WHERE estado = 'pendiente') AS notices,
       (SELECT count(*) FROM avisos WHERE estado = 'pendiente' AND plazo < $1) AS late,
       (SELECT count(*) FROM ordenes_pago WHERE estado IN ('abierta', 'conSesion')) AS unsettled,
       (SELECT count(*) FROM ordenes_pago WHERE estado = 'revision') AS review,
       (SELECT count(*) FROM fichas
         WHERE ambito = 'miembro' AND revocada IS NULL AND expira > $1 AND ultima_vez > $2) AS sessions`,
    [now, new Date(now.getTime() - idleMs)],
  );
  return stored && { ...stored, toCall: await countUntoldNotices(db, now) };
};

/** What the process holds, read when somebody asks for the metrics. */
export const observeProcess = ({ meter }: Telemetry): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const p99 = meter.createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's' });
  // A block is one sample among hundreds: of few long ones the 99th percentile says nothing.
  const longest = meter.createObservableGauge('nodejs.eventloop.delay.max', { unit: 's' });
  meter.addBatchObservableCallback(
    (result) => {
      result.observe(p99, delay.percentile(99) / 1e9);
      result.observe(longest, delay.max / 1e9);
      delay.reset();
    },
    [p99, longest],
  );
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  return () => delay.disable();
};

/** What waits in this server and in its database. A database that does not answer has no figures. */
export const observeState = ({ meter }: Telemetry, { db, now, idleMs }: Watched): void => {
  const connections = meter.createObservableGauge('db.client.connection.count');
  const up = meter.createObservableGauge('db.up');
  const mails = meter.createObservableGauge('mail.pending');
  const age = meter.createObservableGauge('mail.pending.age', { unit: 's' });
  const notices = meter.createObservableGauge('notices.pending');
  const late = meter.createObservableGauge('notices.late');
  const toCall = meter.createObservableGauge('notices.to_call');
  const payments = meter.createObservableGauge('payments.open');
  const sessions = meter.createObservableGauge('sessions.open');
  meter.addBatchObservableCallback(
    async (result) => {
      for (const [state, count] of Object.entries(db.connections())) result.observe(connections, count, { state });
      const time = now();
      const stored = await readStored(db, time, idleMs).catch(() => undefined);
      result.observe(up, stored === undefined ? 0 : 1);
      if (stored === undefined) return;
      result.observe(mails, stored.mails);
      result.observe(age, stored.oldest === null ? 0 : (time.getTime() - stored.oldest.getTime()) / 1000);
      result.observe(notices, stored.notices);
      result.observe(late, stored.late);
      result.observe(toCall, stored.toCall);
      result.observe(payments, stored.unsettled, { state: 'unsettled' });
      result.observe(payments, stored.review, { state: 'review' });
      result.observe(sessions, stored.sessions);
    },
    [connections, up, mails, age, notices, late, toCall, payments, sessions],
  );
};
