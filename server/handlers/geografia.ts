import type { HandlerDeps, HandlersOf } from './handlers';

interface Place {
  codigo: string;
  descripcion: string;
  codigoPadre: string;
}

/** As people look for a name; the two databases order accents differently. */
const byName = (places: Place[]) => places.sort((one, other) => one.descripcion.localeCompare(other.descripcion, 'es'));

export const geografiaHandlers = ({ db }: HandlerDeps): HandlersOf<'regiones' | 'provincias' | 'municipios'> => ({
  regiones: async () =>
    byName(await db.query<Place>(`SELECT codigo, nombre AS descripcion, '' AS "codigoPadre" FROM regiones`)),

  provincias: async () =>
    byName(await db.query<Place>(`SELECT codigo, nombre AS descripcion, region AS "codigoPadre" FROM provincias`)),

  municipios: async () =>
    byName(await db.query<Place>(`SELECT codigo, nombre AS descripcion, provincia AS "codigoPadre" FROM municipios`)),
});
