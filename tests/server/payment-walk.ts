import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Db, Queries } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import type { Caller } from '../../server/http/caller';
import { HttpProblem } from '../../server/http/http-problem';
import { type CardGateway, GatewayError, type GatewayResult } from '../../server/payments/card-gateway';
import { createPayments, type Payments } from '../../server/payments/payment-orders';
import { serverPolicyDefaults } from '../../server/settings/server-policy';

/** The process ended here; nothing uncommitted has happened. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** Dies at the n-th request to database or gateway: before it is executed, or after, before the answer is read. */
interface Doom {
  left: number;
  when: 'antes' | 'despues';
}

interface Session {
  key: string;
  invoice: string;
  amount: number;
  created: number;
  result: { code: string; amount: number | null } | null;
  visible: number;
}

const minute = 60_000;
const chargesMs = 15 * minute;
const readableMs = 30 * minute;

export interface World {
  payments: Payments;
  db: Db;
  /** Ours, and that of the gateway. */
  clock: { ours: number; theirs: number };
  doom: Doom | null;
  gatewayIs: 'bien' | 'caida' | 'muda';
  sessions: Map<string, Session>;
  charge(session: string, code: string, part: number | null, delayMs: number): void;
  charged(invoice: string): Session[];
  close(): Promise<void>;
}

const nothing = async () => {};

/** Everything of the server's payments in one process, on a database in memory, with a gateway of the walk. */
export const openWorld = async (): Promise<World> => {
  const raw = await PGlite.create({
    extensions: { pg_trgm },
    parsers: { [types.INT8]: Number, [types.DATE]: String },
  });
  const clock = { ours: Date.UTC(2026, 10, 20, 16), theirs: Date.UTC(2026, 10, 20, 16) };
  const reach = async <T>(work: () => Promise<T>): Promise<T> => {
    const { doom } = world;
    if (doom === null) return work();
    doom.left -= 1;
    if (doom.left >= 0) return work();
    if (doom.when === 'despues') await work().catch(nothing);
    throw new Crash();
  };
  const ask = async <R extends object>(on: Pick<PGlite, 'query'>, text: string, values: readonly unknown[] = []) =>
    (await on.query<R>(text, [...values])).rows;
  const db: Db = {
    engine: 'pglite',
    durability: '',
    hasRoom: async () => true,
    connections: () => ({}),
    reclaimSpace: async () => {},
    query: (text, values) => reach(() => ask(raw, text, values)),
    tx: async <T>(work: (queries: Queries) => Promise<T>) => {
      const done = await raw.transaction((tx) => {
        const query: Queries['query'] = (text, values) => reach(() => ask(tx, text, values));
        return work({ query });
      });
      // The commit succeeds, and its answer is lost.
      return reach(async () => done);
    },
    close: () => raw.close(),
  };
  const answered = <T>(work: () => T): Promise<T> =>
    reach(async () => {
      if (world.gatewayIs === 'caida') throw new GatewayError('down');
      const answer = work();
      if (world.gatewayIs === 'muda') throw new GatewayError('the answer was lost');
      return answer;
    });
  let made = 0;
  const gateway: CardGateway = {
    createSession: ({ transactionId, amount }) =>
      answered(() => {
        made += 1;
        const session = `sesion-${made}`;
        const key = `clave-${made}`;
        world.sessions.set(session, {
          key,
          invoice: transactionId,
          amount,
          created: clock.theirs,
          result: null,
          visible: 0,
        });
        return { session, key, at: new Date(clock.theirs) };
      }),
    resultOf: (name, key) =>
      answered((): GatewayResult => {
        const at = new Date(clock.theirs);
        const session = world.sessions.get(name);
        if (session?.key !== key || clock.theirs - session.created > readableMs) return { kind: 'desconocida', at };
        if (session.result === null || session.visible > clock.theirs) return { kind: 'sinResultado', at };
        return { kind: 'resultado', ...session.result, authorization: '', reference: '', at };
      }),
  };
  const parts = {
    db,
    now: () => new Date(clock.ours),
    log: () => {},
    alarm: () => {},
    hide: (text: string) => text,
    policy: { ...serverPolicyDefaults(false), paymentQuestionMs: 0 },
    gateway,
    outbox: { add: nothing },
    notices: { add: async () => false },
    mailed: () => {},
    publicUrl: undefined,
  };
  const world: World = {
    payments: createPayments(parts),
    db,
    clock,
    doom: null,
    gatewayIs: 'bien',
    sessions: new Map(),
    charge: (name, code, part, delayMs) => {
      const session = world.sessions.get(name);
      if (session === undefined || session.result !== null || clock.theirs - session.created > chargesMs) return;
      session.result = { code, amount: part === null ? null : Math.round(session.amount * part) };
      session.visible = Math.min(clock.theirs + delayMs, session.created + chargesMs);
    },
    charged: (invoice) =>
      [...world.sessions.values()].filter(
        ({ invoice: of, result }) => of === invoice && result !== null && ['00', '10'].includes(result.code),
      ),
    close: () => raw.close(),
  };
  await migrate(db, () => new Date(clock.ours));
  await db.query(
    `INSERT INTO afiliados (codigo, codigo_titular, nombres, apellidos, fecha_nacimiento, tipo_afiliacion, regimen, plan, estado)
     VALUES ('1', '1', 'Ana', 'Ruiz', '1990-01-01', 'TITULAR', 'CONTRIBUTIVO', 'Plan', 'activa')`,
  );
  return world;
};

export const walker: Caller = { scope: 'miembro', codigoAfiliado: '1', jti: '', ip: '', requestId: '' };

/** A refusal, a gateway that is silent and a crash are all part of the walk; anything else is a defect. */
export const survive = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Crash || error instanceof HttpProblem) return null;
    throw error;
  }
};
