import {
  mayRefuse,
  type NoticeChannel,
  type NoticeKind,
  noticeChannels,
  noticeKindNames,
  noticeKinds,
} from '../../domain/rules/promises/notice-kinds';
import type { Queries } from '../db/db';

interface NoticeChoice {
  tipo: NoticeKind;
  canal: NoticeChannel;
  activo: boolean;
  fijo: boolean;
}

/** A row of a fixed kind counts for nothing. */
export const readNoticeChoices = async (queries: Queries, codigoAfiliado: string): Promise<NoticeChoice[]> => {
  const refused = await queries.query<{ tipo: string; canal: string }>(
    `SELECT tipo, canal FROM avisos_rechazados WHERE codigo_afiliado = $1`,
    [codigoAfiliado],
  );
  return noticeKindNames.flatMap((tipo) =>
    noticeChannels.map((canal) => ({
      tipo,
      canal,
      activo: !mayRefuse(tipo, canal) || !refused.some((row) => row.tipo === tipo && row.canal === canal),
      fijo: noticeKinds[tipo].isFixed,
    })),
  );
};

/** Returns whether anything changed. The caller has asked `mayRefuse`. */
export const writeNoticeChoice = async (
  queries: Queries,
  of: { codigoAfiliado: string; tipo: string; canal: string; activo: boolean; momento: Date },
): Promise<boolean> => {
  const { codigoAfiliado, tipo, canal, activo, momento } = of;
  const key = [codigoAfiliado, tipo, canal];
  const changed = activo
    ? await queries.query(
        `DELETE FROM avisos_rechazados WHERE codigo_afiliado = $1 AND tipo = $2 AND canal = $3 RETURNING 1 AS uno`,
        key,
      )
    : await queries.query(
        `INSERT INTO avisos_rechazados (codigo_afiliado, tipo, canal, momento) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING 1 AS uno`,
        [...key, momento],
      );
  return changed.length > 0;
};

/** Of a kind that nobody may refuse the table is not asked. */
export const isRefused = async (
  queries: Queries,
  { codigoAfiliado, tipo, canal }: { codigoAfiliado: string; tipo: NoticeKind; canal: NoticeChannel },
): Promise<boolean> => {
  if (!mayRefuse(tipo, canal)) return false;
  const rows = await queries.query(
    `SELECT 1 AS uno FROM avisos_rechazados WHERE codigo_afiliado = $1 AND tipo = $2 AND canal = $3`,
    [codigoAfiliado, tipo, canal],
  );
  return rows.length > 0;
};
