import { createHash, createHmac } from 'node:crypto';
import type { Key } from '../access/keys';

export interface SealedRow {
  id: number;
  /** What the hash is of. */
  contenido: string;
}

export interface Seal {
  id: number;
  momento: Date;
  /** The id of the key that hashed its rows. */
  llave: string;
  /** Rows up to this one are sealed, here or before. */
  hasta: number;
  /** Of each row its number and the keyed hash of its content. */
  hojas: string;
  /** Of all of the above, and of the root before. */
  raiz: string;
}

/**
 * One text of a row. The database makes it, so that who writes a seal and who checks it read the same, to the
 * microsecond.
 */
export const auditContent = `json_build_array(extract(epoch FROM momento)::text, ${[
  ...['actor', 'ip', 'solicitud', 'suceso', 'tipo_documento', 'documento', 'documento_indicado', 'creador_por'],
  ...['valor_anterior', 'valor_nuevo', 'id_tipo_bitacora', 'de', 'una'],
].join(', ')})::text`;

const [idBytes, hashBytes] = [6, 16];
const leafBytes = idBytes + hashBytes;

export const rowHash = ({ secret }: Key, contenido: string): Buffer =>
  createHmac('sha256', secret).update(contenido).digest().subarray(0, hashBytes);

export const writeLeaves = (rows: readonly SealedRow[], key: Key): string => {
  const leaves = Buffer.alloc(rows.length * leafBytes);
  for (const [at, { id, contenido }] of rows.entries()) {
    leaves.writeUIntBE(id, at * leafBytes, idBytes);
    rowHash(key, contenido).copy(leaves, at * leafBytes + idBytes);
  }
  return leaves.toString('base64');
};

export const readLeaves = (hojas: string): { id: number; hash: Buffer }[] => {
  const leaves = Buffer.from(hojas, 'base64');
  return Array.from({ length: Math.floor(leaves.length / leafBytes) }, (_, at) => ({
    id: leaves.readUIntBE(at * leafBytes, idBytes),
    hash: leaves.subarray(at * leafBytes + idBytes, (at + 1) * leafBytes),
  }));
};

export const rootOf = ({ id, momento, llave, hasta, hojas }: Omit<Seal, 'raiz'>, before: string): string =>
  createHash('sha256')
    .update(JSON.stringify([id, before, momento.toISOString(), llave, hasta, hojas]))
    .digest('base64url');
