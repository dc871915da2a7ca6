import type { Db, Queries, Value } from '../db/db';
import { memberTables } from './member-tables';
import type { TableShare } from './table-share';

/** Of one table; the newest. */
const mostRows = 10_000;

export type Row = Readonly<Record<string, unknown>>;

export interface Section extends Pick<TableShare, 'title' | 'columns'> {
  name: string;
  rows: readonly Row[];
  /** The table holds more of the member's rows than an archive takes. */
  isCut: boolean;
}

/** A file of the archive, with where its bytes are read. */
export interface StoredDocument {
  id: string;
  /** null: the member's photo. */
  caso: string | null;
  nombre: string;
  octetos: number;
}

export interface Collected {
  sections: readonly Section[];
  documents: readonly StoredDocument[];
}

/** Whose data they are, and who asked for them: that member, or a minor's titular. */
export interface Whose {
  de: string;
  codigoAfiliado: string;
}

const named = Object.entries(memberTables).flatMap(([table, shares]) =>
  typeof shares === 'string' ? [] : shares.map((share): TableShare & { name: string } => ({ name: table, ...share })),
);

/** A database refuses a value that no word of the statement uses. */
const valuesIn = (sql: string, { de, codigoAfiliado }: Whose): readonly Value[] =>
  sql.includes('$2') ? [de, codigoAfiliado] : [de];

const readSection = async (queries: Queries, share: TableShare & { name: string }, whose: Whose): Promise<Section> => {
  const columns = Object.entries(share.columns).map(
    ([column, how]) => `${typeof how === 'string' ? `t.${column}` : how.read} AS ${column}`,
  );
  const sql = `SELECT row_to_json(fila)::text AS fila FROM (SELECT ${columns.join(', ')} FROM ${share.from}
    WHERE ${share.whose} ORDER BY ${share.order} LIMIT ${mostRows + 1}) fila`;
  const rows = await queries.query<{ fila: string }>(sql, valuesIn(sql, whose));
  return {
    name: share.name,
    title: share.title,
    columns: share.columns,
    rows: rows.slice(0, mostRows).map(({ fila }): Row => JSON.parse(fila)),
    isCut: rows.length > mostRows,
  };
};

/** What somebody else handed in may be about them; what an application of another person holds is that person's. */
const documentsSql = `SELECT d.id, d.caso, d.nombre, d.octetos FROM documentos_caso d JOIN casos c ON c.numero = d.caso
  WHERE c.codigo_afiliado = $1 AND c.tipo IN ('3', '4') AND d.subido_por IN ($1, $2) ORDER BY d.subido DESC, d.orden DESC`;
const photoSql = `SELECT codigo_afiliado AS id, NULL AS caso, CASE tipo WHEN 'image/png' THEN 'foto.png' ELSE 'foto.jpg' END AS nombre,
  octet_length(contenido) AS octetos FROM fotos WHERE codigo_afiliado = $1`;

/** All from one snapshot; without the bytes of documents. */
export const collect = (db: Db, whose: Whose): Promise<Collected> =>
  db.tx(async (queries) => {
    await queries.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const sections: Section[] = [];
    for (const share of named) sections.push(await readSection(queries, share, whose));
    const photos = await queries.query<StoredDocument>(photoSql, [whose.de]);
    const documents = await queries.query<StoredDocument>(documentsSql, [whose.de, whose.codigoAfiliado]);
    return { sections, documents: [...photos, ...documents] };
  });

/** null: deleted since it was listed. */
export const readBytes = async (queries: Queries, { id, caso }: StoredDocument): Promise<Buffer | null> => {
  const [found] = await queries.query<{ base64: string }>(
    caso === null
      ? `SELECT encode(contenido, 'base64') AS base64 FROM fotos WHERE codigo_afiliado = $1`
      : `SELECT encode(contenido, 'base64') AS base64 FROM contenidos_documento WHERE documento = $1`,
    [id],
  );
  return found === undefined ? null : Buffer.from(found.base64, 'base64');
};
