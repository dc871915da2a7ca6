import type { Queries } from '../db/db';
import type { Caller } from '../http/caller';

export interface AuditEntry {
  suceso: string;
  /** The subject as the client reports it. The actor comes from the token. */
  documentoIndicado?: string;
  creadorPor?: string;
  valorAnterior?: string;
  valorNuevo?: string;
  idTipoBitacora?: number;
  /** Whose record was read. */
  de?: string;
  /** An entry with this key is written once; null: each time. */
  una?: string | null;
}

const [longestName, longestValue] = [30, 500];

/** Removes control characters from client text, so that a line break cannot forge an entry. */
const clean = (text: string, max: number) => {
  const letters = [...text.replace(/\p{Cc}+/gu, ' ')];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : letters.join('');
};

export const audit = (queries: Queries, now: () => Date, caller: Caller, entry: AuditEntry) => {
  const actor = caller.scope === 'miembro' ? caller.codigoAfiliado : null;
  return queries.query(
    `INSERT INTO bitacora (momento, actor, ip, solicitud, suceso, tipo_documento, documento, documento_indicado,
       creador_por, valor_anterior, valor_nuevo, id_tipo_bitacora, de, una)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (una) WHERE una IS NOT NULL DO NOTHING`,
    [
      now(),
      actor,
      caller.ip,
      caller.requestId,
      entry.suceso,
      actor === null ? null : 3,
      actor,
      clean(entry.documentoIndicado ?? '', longestName),
      clean(entry.creadorPor ?? 'WEB', longestName),
      clean(entry.valorAnterior ?? '', longestValue),
      clean(entry.valorNuevo ?? '', longestValue),
      entry.idTipoBitacora ?? null,
      entry.de ?? null,
      entry.una ?? null,
    ],
  );
};
