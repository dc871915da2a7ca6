import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Sent } from '../../domain/contract/endpoint';
import type { misDatos } from '../../domain/contract/extras/mis-datos';
import type { Db, Queries } from '../db/db';
import type { Member } from '../http/caller';
import { TooMany } from '../http/too-many';
import type { ServerPolicy } from '../settings/server-policy';
import type { ArchiveSeal } from './archive-seal';
import type { Whose } from './collect';
import { archiveKeptMs, archiveReadMs } from './sweep-archives';

const dayMs = 86_400_000;
/** Somebody whose last part got lost may ask for it again. */
const afterLastPartMs = 60_000;

interface StateRow {
  id: string;
  estado: Exclude<Sent<typeof misDatos>['estado'], 'ninguno'>;
  hechos: number;
  total: number;
  lista: Date | null;
  octetos: number;
  omitidos: number;
}

interface Parts {
  db: Db;
  now: () => Date;
  seal: ArchiveSeal;
  policy: Pick<ServerPolicy, 'myDataPerMemberPerDay'>;
}

const none = { estado: 'ninguno', hechos: 0, total: 0, vence: '', octetos: 0, omitidos: 0 } as const;
const columns = 'id, estado, hechos, total, lista, octetos, omitidos';
/** Neither the bare pass nor the session can be read from it. */
const passHash = (pase: string, jti: string) => createHash('sha256').update(`${pase} ${jti}`).digest('base64url');

/** What becomes of the archives that members ask for. */
export const createArchiveBook = ({ db, now, seal, policy }: Parts) => {
  /** One whose time is over is so before it is swept. */
  const isOver = ({ estado, lista }: StateRow) => {
    const age = lista === null ? 0 : now().getTime() - lista.getTime();
    return estado === 'lista' && (age >= archiveKeptMs || age < -archiveReadMs);
  };

  const find = async (queries: Queries, { codigoAfiliado, de }: Whose): Promise<StateRow | undefined> => {
    const [row] = await queries.query<StateRow>(
      `SELECT ${columns} FROM archivos_datos WHERE codigo_afiliado = $1 AND de = $2
       ORDER BY estado IN ('espera', 'haciendo', 'lista') DESC, pedido DESC, id LIMIT 1`,
      [codigoAfiliado, de],
    );
    return row;
  };

  const told = (row: StateRow | undefined): Sent<typeof misDatos> => {
    if (row === undefined) return none;
    const { hechos, total, lista, octetos, omitidos } = row;
    const estado = isOver(row) ? 'vencida' : row.estado;
    const vence = estado === 'lista' && lista !== null ? new Date(lista.getTime() + archiveKeptMs).toISOString() : '';
    return { estado, hechos, total, vence, octetos: Number(octetos), omitidos };
  };

  const isAlive = (row: StateRow | undefined) =>
    row !== undefined && ['espera', 'haciendo', 'lista'].includes(row.estado) && !isOver(row);

  const rejectTooMany = async (queries: Queries, { codigoAfiliado, de }: Whose): Promise<void> => {
    const [used] = await queries.query<{ n: number }>(
      'SELECT count(*) AS n FROM archivos_datos WHERE codigo_afiliado = $1 AND de = $2 AND pedido > $3',
      [codigoAfiliado, de, new Date(now().getTime() - dayMs)],
    );
    const beyond = (used?.n ?? 0) + 1 - policy.myDataPerMemberPerDay;
    if (beyond > 0) throw new TooMany(beyond, 3_600);
  };

  return {
    state: async (whose: Whose) => told(await find(db, whose)),

    /** `isNew`: none was waiting, being made or ready. Two that ask at once get the same one. */
    ask: (whose: Whose, note: (queries: Queries) => Promise<unknown>) =>
      db.tx(async (queries) => {
        const before = await find(queries, whose);
        if (isAlive(before)) return { archive: told(before), isNew: false };
        if (before !== undefined && isOver(before))
          await queries.query(`UPDATE archivos_datos SET estado = 'vencida' WHERE id = $1`, [before.id]);
        await rejectTooMany(queries, whose);
        const added = await queries.query(
          `INSERT INTO archivos_datos (id, codigo_afiliado, de, pedido) VALUES ($1, $2, $3, $4)
           ON CONFLICT (codigo_afiliado, de) WHERE estado IN ('espera', 'haciendo', 'lista') DO NOTHING RETURNING id`,
          [randomUUID(), whose.codigoAfiliado, whose.de, now()],
        );
        if (added.length > 0) await note(queries);
        return { archive: told(await find(queries, whose)), isNew: added.length > 0 };
      }),

    isReady: async (whose: Whose): Promise<boolean> => {
      const row = await find(db, whose);
      return row?.estado === 'lista' && !isOver(row);
    },

    /** null: it was opened or ended meanwhile, or its bytes are lost. */
    open: async (queries: Queries, whose: Whose, { jti }: Member) => {
      const time = now();
      const pase = randomBytes(24).toString('base64url');
      const [opened] = await queries.query<{ id: string; partes: number; stored: number }>(
        `UPDATE archivos_datos t SET estado = 'abierta', abierta = $3, pase = $4, pase_hasta = $5
         WHERE codigo_afiliado = $1 AND de = $2 AND estado = 'lista' AND lista > $6
         RETURNING id, partes, (SELECT count(*) FROM partes_archivo_datos p WHERE p.archivo = t.id AND p.turno = t.turno) AS stored`,
        [
          ...[whose.codigoAfiliado, whose.de, time, passHash(pase, jti)],
          ...[new Date(time.getTime() + archiveReadMs), new Date(time.getTime() - archiveKeptMs)],
        ],
      );
      if (opened === undefined) return null;
      if (opened.partes === Number(opened.stored)) return { pase, partes: opened.partes };
      await queries.query(`UPDATE archivos_datos SET estado = 'fallo', pase = NULL WHERE id = $1`, [opened.id]);
      return null;
    },

    /** null: no archive is open by that pass in this session. */
    part: async ({ jti, codigoAfiliado }: Member, pase: string, parte: number): Promise<Buffer | null> => {
      const time = now();
      const [row] = await db.query<{ id: string; pedido: Date; partes: number; base64: string }>(
        `SELECT a.id, a.pedido, a.partes, encode(p.cifrado, 'base64') AS base64 FROM archivos_datos a
         JOIN partes_archivo_datos p ON p.archivo = a.id AND p.turno = a.turno AND p.parte = $3
         WHERE a.codigo_afiliado = $1 AND a.pase = $2 AND a.estado = 'abierta' AND a.pase_hasta > $4 AND a.pase_hasta <= $5`,
        [codigoAfiliado, passHash(pase, jti), parte, time, new Date(time.getTime() + archiveReadMs)],
      );
      if (row === undefined) return null;
      if (parte === row.partes - 1)
        await db.query('UPDATE archivos_datos SET pase_hasta = least(pase_hasta, $2::timestamptz) WHERE id = $1', [
          row.id,
          new Date(time.getTime() + afterLastPartMs),
        ]);
      return seal.open({ archivo: row.id, pedido: row.pedido, parte }, Buffer.from(row.base64, 'base64'));
    },
  };
};
export type ArchiveBook = ReturnType<typeof createArchiveBook>;
