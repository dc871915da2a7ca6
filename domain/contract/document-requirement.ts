import * as v from 'valibot';
import { code, maybeNumeric } from './service-words';
import { flag, maybeText, text } from './words';

/** The documents that a request requires. */
export const documentRequirements = v.array(
  v.object({
    codigo: code,
    descripcion: text,
    requerido: v.nullish(flag, false),
    formatoArchivos: maybeText,
    cantidadPermitida: maybeNumeric,
    limiteTamanoArchivo: maybeNumeric,
  }),
);
