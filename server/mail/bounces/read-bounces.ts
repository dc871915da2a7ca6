import type { Db } from '../../db/db';
import type { Log } from '../../log/log';
import type { BounceBook } from './bounce-book';
import { largestReport, type OpenMailbox } from './bounce-mailbox';
import { readDeliveryReport } from './delivery-report';
import type { ReturnPaths } from './return-paths';

const turn = 'turno rebotes';
/** Longer than a group of mails takes; a server that dies keeps the others away no longer. */
const turnMs = 300_000;

interface Parts {
  db: Db;
  now: () => Date;
  log: Log;
  paths: ReturnPaths;
  book: Pick<BounceBook, 'record'>;
  open: (work: (mailbox: OpenMailbox) => Promise<void>) => Promise<void>;
}

/** Reads what came back and what arrived. One server at a time; what is no report of ours stays in the mailbox as read. */
export const createBounceReader = ({ db, now, log, paths, book, open }: Parts) => {
  const takeTurn = async (mine: Date | null): Promise<Date | null> => {
    const until = new Date(now().getTime() + turnMs);
    const taken = await db.query(
      `INSERT INTO contadores AS c (clave, cuenta, hasta) VALUES ('${turn}', 1, $1)
       ON CONFLICT (clave) DO UPDATE SET hasta = $1 WHERE c.hasta <= $2 OR c.hasta = $3 RETURNING 1 AS es`,
      [until, now(), mine],
    );
    return taken.length > 0 ? until : null;
  };
  const endTurn = (mine: Date) => db.query(`DELETE FROM contadores WHERE clave = '${turn}' AND hasta = $1`, [mine]);

  return async (goOn: () => boolean): Promise<void> => {
    let mine = await takeTurn(null);
    if (mine === null) return;
    let strange = 0;
    try {
      await open(async (mailbox) => {
        for await (const mails of mailbox.unread()) {
          mine = goOn() && mine !== null ? await takeTurn(mine) : null;
          if (mine === null) return;
          const known = new Map(
            mails
              .filter(({ size }) => size <= largestReport)
              .flatMap(({ uid, head }) => {
                const path = paths.read(head);
                return path === null ? [] : [[uid, path] as const];
              }),
          );
          const reports = await mailbox.reports([...known.keys()]);
          const done: number[] = [];
          for (const [uid, path] of known) {
            const delivery = readDeliveryReport(reports.get(uid) ?? '');
            if (delivery !== null) await book.record(path, delivery);
            if (delivery !== null || reports.has(uid)) done.push(uid);
          }
          const left = mails.map(({ uid }) => uid).filter((uid) => !done.includes(uid));
          strange += left.length;
          await mailbox.remove(done);
          await mailbox.keep(left);
        }
      });
    } finally {
      if (strange > 0)
        log({ level: 'warn', event: 'bounceMailbox', detail: `${strange} mails are no reports of ours` });
      if (mine !== null) await endTurn(mine);
    }
  };
};
