import { foldText } from '../lists/fold-text';
import { acceptedFormats, generalFormats, largestAttachment, mostOfOne } from './accepted-formats';
import type { TabledDocument } from './preauthorization-documents';
import type { Formato, Requisito } from './requirement';

/** A requirement as the service sends it; missing or invalid parts come from the table, or from the general rule. */
interface Said {
  codigo: string;
  descripcion: string;
  requerido: boolean;
  formatoArchivos: string;
  cantidadPermitida: number | null;
  limiteTamanoArchivo: number | null;
}

interface Otherwise {
  table?: readonly TabledDocument[];
  formats?: readonly Formato[];
}

const megabyte = 1_048_576;
/** No limit is that many megabytes: larger figures are bytes. */
const bytesFrom = 1024;
/** The largest file that a worker can process in memory. */
const largestSaid = 64 * megabyte;

const sizeOf = (said: number | null): number => {
  const bytes = said === null ? 0 : Math.round(said >= bytesFrom ? said : said * megabyte);
  return bytes > 0 && bytes <= largestSaid ? bytes : largestAttachment;
};

const countOf = (said: number | null, tabled: number): number =>
  said !== null && said >= 1 ? Math.min(Math.floor(said), mostOfOne) : tabled;

/** The documents of a request: the service's, else those of the type's table, else one of any kind. */
export const requirementsOf = (
  said: readonly Said[],
  { table = [], formats = generalFormats }: Otherwise = {},
): readonly Requisito[] => {
  const named = (name: string) => table.find(({ nombre }) => foldText(nombre) === foldText(name));
  if (said.length > 0)
    return said
      .filter(({ codigo }, index) => said.findIndex((one) => one.codigo === codigo) === index)
      .map(({ codigo, descripcion, requerido, formatoArchivos, cantidadPermitida, limiteTamanoArchivo }) => ({
        codigo,
        nombre: descripcion.trim(),
        requerido,
        formatos: acceptedFormats(formatoArchivos, formats),
        cantidad: countOf(cantidadPermitida, named(descripcion)?.cantidad ?? mostOfOne),
        bytes: sizeOf(limiteTamanoArchivo),
      }));
  const rest = { formatos: formats, bytes: largestAttachment };
  if (table.length > 0) return table.map((one) => ({ codigo: foldText(one.nombre), ...one, ...rest }));
  return [{ codigo: 'documentos', nombre: 'Documentos', requerido: true, cantidad: mostOfOne, ...rest }];
};
