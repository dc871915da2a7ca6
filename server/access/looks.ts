import type { LookKind } from '../../domain/rules/looks/look-kinds';
import type { Db, Queries } from '../db/db';
import type { Caller, Member } from '../http/caller';
import { describe, type Log } from '../log/log';
import { audit } from './audit';

const mostKept = 50_000;

interface Parts {
  db: Db;
  now: () => Date;
  log: Log;
  hide: (text: string) => string;
}

/**
 * Writes down who read whose record: others each time, members their own, and what it shows of others, once a session and
 * kind. What cannot be written is logged, and the read answered all the same.
 */
export const createLooks = ({ db, now, log, hide }: Parts) => {
  const written = new Set<string>();

  const write = async (caller: Caller, kind: LookKind, de: string, una: string | null) => {
    try {
      await audit(db, now, caller, {
        suceso: `consulta:${kind}`,
        ...(caller.scope === 'miembro' ? {} : { creadorPor: 'ENLACE' }),
        ...{ de, una },
      });
      return true;
    } catch (error) {
      log({ level: 'error', event: 'lookUnwritten', detail: `${caller.requestId} ${kind}: ${describe(error)}` });
      return false;
    }
  };

  const once = async (caller: Member, kind: LookKind, de: string): Promise<void> => {
    const whose = caller.codigoAfiliado === de ? '' : `:${de}`;
    const una = hide(`consulta:${caller.jti}:${kind}${whose}`);
    if (written.has(una)) return;
    if (written.size >= mostKept) written.clear();
    if (await write(caller, kind, de, una)) written.add(una);
  };

  return {
    note: async (caller: Caller, kind: LookKind, de: string): Promise<void> => {
      if (caller.scope === 'miembro' && caller.codigoAfiliado === de) await once(caller, kind, de);
      else await write(caller, kind, de, null);
    },
    /** Of somebody whom another one's record shows. */
    noteShown: async (caller: Caller, kind: LookKind, de: string): Promise<void> => {
      if (caller.scope === 'miembro') await once(caller, kind, de);
    },
  };
};
export type Looks = ReturnType<typeof createLooks>;

/** What the insurer's staff is shown of members, each time; as above if it cannot be written. */
export const noteStaffLooks = async (
  { db, now, log }: { db: Queries; now: () => Date; log: Log },
  kind: LookKind,
  codes: readonly string[],
): Promise<void> => {
  try {
    await db.query(
      `INSERT INTO bitacora (momento, ip, solicitud, suceso, creador_por, de)
       SELECT $1, '', '', $2, 'PERSONAL', codigo FROM unnest(string_to_array($3, ' ')) AS codigo`,
      [now(), `consulta:${kind}`, codes.join(' ')],
    );
  } catch (error) {
    log({ level: 'error', event: 'lookUnwritten', detail: `PERSONAL ${kind}: ${describe(error)}` });
  }
};
