import type { Row, Section } from './collect';
import { memberTables } from './member-tables';

/** A document of the archive; `archivo` is null where there was no room for it. */
export interface ListedDocument {
  archivo: string | null;
  solicitud: string | null;
  nombre: string;
  octetos: number;
}

export interface ArchiveData {
  formato: 'mis-datos-1';
  hecho: string;
  afiliado: string;
  /** By table. `incompleta`: only the newest rows. */
  datos: Readonly<Record<string, { titulo: string; incompleta: boolean; filas: readonly Row[] }>>;
  documentos: readonly ListedDocument[];
}

export const archiveData = (
  of: { afiliado: string; hecho: Date },
  sections: readonly Section[],
  documentos: readonly ListedDocument[],
): ArchiveData => ({
  formato: 'mis-datos-1',
  hecho: of.hecho.toISOString(),
  afiliado: of.afiliado,
  datos: Object.fromEntries(
    sections.map(({ name, title, isCut, rows }) => [name, { titulo: title, incompleta: isCut, filas: rows }]),
  ),
  documentos,
});

const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Of the data, in the form of JSON Schema; the labels of the page are its titles. */
export const archiveSchema = () => {
  const shares = Object.entries(memberTables).flatMap(([table, found]) =>
    typeof found === 'string' ? [] : found.map((share) => ({ ...share, name: share.name ?? table })),
  );
  const rowOf = (columns: (typeof shares)[number]['columns']) =>
    object(
      Object.fromEntries(
        Object.entries(columns).map(([column, how]) => [column, { title: typeof how === 'string' ? how : how.label }]),
      ),
    );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Mis datos',
    ...object({
      formato: { const: 'mis-datos-1' },
      hecho: { type: 'string', format: 'date-time' },
      afiliado: { type: 'string' },
      datos: object(
        Object.fromEntries(
          shares.map(({ name, title, columns }) => [
            name,
            object({
              titulo: { const: title },
              incompleta: { type: 'boolean' },
              filas: { type: 'array', items: rowOf(columns) },
            }),
          ]),
        ),
      ),
      documentos: {
        type: 'array',
        items: object({
          archivo: { type: ['string', 'null'] },
          solicitud: { type: ['string', 'null'] },
          nombre: { type: 'string' },
          octetos: { type: 'integer' },
        }),
      },
    }),
  };
};
