import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../db/db';
import type { CardGateway, GatewayResult } from '../../payments/card-gateway';

/** What the page of the sandbox offers. */
export const sandboxChoices = [
  'aprobar',
  'rechazar',
  'diez',
  'parcial',
  'tf',
  'abandonar',
  'vencer',
  'perder',
  'doble',
  'tarde',
  'cambiar',
] as const;
export type SandboxChoice = (typeof sandboxChoices)[number];

/** One line of the book. */
export interface SandboxEntry {
  sesion: string;
  orden: string;
  factura: string;
  /** Cents, like the charged amount. */
  monto: number;
  autorizado: number | null;
  codigo: string | null;
  autorizaciones: number;
  creada: Date;
  cerrada: Date | null;
  retorno: string;
}

/** How long the page takes a card, and a result can be read. */
const chargesMs = 900_000;
const readableMs = 1_800_000;
const lateMs = 600_000;
/** The amount that is added to an invoice while it is paid. */
const growth = 10_000;

interface Outcome {
  /** null: the session ends without one. */
  code: string | null;
  part: number;
  delayMs: number;
}
const outcomeOf = (choice: SandboxChoice): Outcome => {
  switch (choice) {
    case 'aprobar':
    case 'perder':
    case 'doble':
    case 'cambiar':
      return { code: '00', part: 1, delayMs: 0 };
    case 'tarde':
      return { code: '00', part: 1, delayMs: lateMs };
    case 'diez':
      return { code: '10', part: 1, delayMs: 0 };
    case 'parcial':
      return { code: '10', part: 0.5, delayMs: 0 };
    case 'rechazar':
      return { code: '51', part: 0, delayMs: 0 };
    case 'tf':
      return { code: 'TF', part: 0, delayMs: 0 };
    case 'abandonar':
      return { code: '17', part: 0, delayMs: 0 };
    case 'vencer':
      return { code: null, part: 0, delayMs: 0 };
    default:
      choice satisfies never;
      return { code: null, part: 0, delayMs: 0 };
  }
};

const columns = `sesion, orden, transaccion AS factura, monto, monto_autorizado AS autorizado, codigo, autorizaciones, creada,
  cerrada, retorno`;

/** The demonstration's card gateway: moves no money and keeps a ledger of its charges. */
export const createSandbox = ({ db, now }: { db: Db; now: () => Date }) => {
  const gateway: CardGateway = {
    createSession: async ({ ordenId, transactionId, amount, returnUrl, cancelUrl }) => {
      const made = { session: randomBytes(24).toString('base64url'), key: randomBytes(24).toString('base64url') };
      const at = now();
      await db.query(
        `INSERT INTO pasarela_demo (sesion, clave, orden, transaccion, monto, retorno, cancelacion, creada)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [made.session, made.key, ordenId, transactionId, amount, returnUrl, cancelUrl, at],
      );
      return { ...made, at };
    },

    resultOf: async (session, key): Promise<GatewayResult> => {
      const at = now();
      const [found] = await db.query<{
        creada: Date;
        codigo: string | null;
        visible: Date | null;
        autorizado: number | null;
        autorizacion: string;
      }>(
        `SELECT creada, codigo, visible, monto_autorizado AS autorizado, autorizacion FROM pasarela_demo
         WHERE sesion = $1 AND clave = $2`,
        [session, key],
      );
      if (found === undefined || at.getTime() - found.creada.getTime() > readableMs) return { kind: 'desconocida', at };
      if (found.codigo === null || found.visible === null || found.visible > at) return { kind: 'sinResultado', at };
      return {
        kind: 'resultado',
        code: found.codigo,
        amount: found.autorizado,
        authorization: found.autorizacion,
        reference: '',
        at,
      };
    },
  };

  return {
    gateway,

    find: async (session: string): Promise<SandboxEntry | undefined> => {
      const [entry] = await db.query<SandboxEntry>(`SELECT ${columns} FROM pasarela_demo WHERE sesion = $1`, [session]);
      return entry;
    },

    isOpen: ({ codigo, cerrada, creada }: SandboxEntry): boolean =>
      codigo === null && cerrada === null && now().getTime() - creada.getTime() < chargesMs,

    /** true for exactly one of any number of concurrent choices: a session is charged once. */
    choose: (session: string, choice: SandboxChoice): Promise<boolean> =>
      db.tx(async (queries) => {
        const { code, part, delayMs } = outcomeOf(choice);
        const time = now();
        const chosen = await queries.query<{ factura: string }>(
          `UPDATE pasarela_demo SET cerrada = $2, codigo = $3, visible = $4, autorizacion = $5,
             monto_autorizado = CASE WHEN $6::numeric > 0 THEN round(monto * $6::numeric)::bigint END,
             autorizaciones = CASE WHEN $6::numeric > 0 THEN 1 ELSE 0 END
           WHERE sesion = $1 AND codigo IS NULL AND cerrada IS NULL AND creada > $7 RETURNING transaccion AS factura`,
          [
            session,
            time,
            code,
            new Date(time.getTime() + delayMs),
            part > 0 ? String(randomInt(100_000, 1_000_000)) : '',
            part,
            new Date(time.getTime() - chargesMs),
          ],
        );
        const [one] = chosen;
        if (one !== undefined && choice === 'cambiar')
          await queries.query(`UPDATE facturas SET monto = monto + $2 WHERE numero = $1`, [one.factura, growth]);
        return one !== undefined;
      }),

    /** The newest first. */
    book: (): Promise<SandboxEntry[]> =>
      db.query<SandboxEntry>(`SELECT ${columns} FROM pasarela_demo ORDER BY creada DESC, sesion LIMIT 500`),
  };
};
export type Sandbox = ReturnType<typeof createSandbox>;
