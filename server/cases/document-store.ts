import type { Queries } from '../db/db';

/** Stores the bytes of documents; type and owner are in other tables. */
export interface DocumentStore {
  /** With the transaction that writes the document's row: neither stays without the other. */
  put(queries: Queries, id: string, bytes: Uint8Array): Promise<void>;
  read(queries: Queries, id: string): Promise<Buffer>;
}

/** Bytes in the database, which are part of each backup, and are deleted with their case. */
export const createDocumentStore = (): DocumentStore => ({
  put: async (queries, id, bytes) => {
    await queries.query(`INSERT INTO contenidos_documento (documento, contenido) VALUES ($1, decode($2, 'base64'))`, [
      id,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
    ]);
  },

  read: async (queries, id) => {
    const [found] = await queries.query<{ base64: string }>(
      `SELECT encode(contenido, 'base64') AS base64 FROM contenidos_documento WHERE documento = $1`,
      [id],
    );
    return Buffer.from(found?.base64 ?? '', 'base64');
  },
});
