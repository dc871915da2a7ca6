import type { Db } from '../db/db';

const rowsAtOnce = 500;
const suceso = 'borradoPedido';
/** Of auditContent: what happened, and what was written of it. */
const [sucesoAt, valorNuevoAt] = [4, 10];

/**
 * Removes what names the member, and writes down the numbers of the rows: their hashes stay in the seals, and the entry
 * is sealed like any other. The number of removed rows.
 */
export const eraseMember = async (db: Db, now: Date, codigoAfiliado: string): Promise<number> => {
  let erased = 0;
  for (;;) {
    const rows = await db.tx(async (queries) => {
      const removed = await queries.query<{ id: number }>(
        `DELETE FROM bitacora WHERE id IN (
           SELECT id FROM bitacora WHERE actor = $1 OR de = $1 OR documento = $1 OR documento_indicado = $1
             OR documento_indicado IN (SELECT numero FROM documentos WHERE codigo_afiliado = $1)
           LIMIT ${rowsAtOnce}
         ) RETURNING id`,
        [codigoAfiliado],
      );
      if (removed.length > 0)
        await queries.query(
          `INSERT INTO bitacora (momento, ip, solicitud, suceso, creador_por, valor_nuevo)
           VALUES ($1, '', '', '${suceso}', 'PERSONAL', $2)`,
          [
            now,
            removed
              .map(({ id }) => id)
              .sort((one, other) => one - other)
              .join(' '),
          ],
        );
      return removed.length;
    });
    erased += rows;
    if (rows < rowsAtOnce) return erased;
  }
};

/** The numbers of the rows that a row says were removed; none if it says something else. */
export const erasedBy = (contenido: string): number[] => {
  if (!contenido.includes(suceso)) return [];
  const values: unknown[] = JSON.parse(contenido);
  return values[sucesoAt] === suceso ? String(values[valorNuevoAt]).split(' ').map(Number) : [];
};
