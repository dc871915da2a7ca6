import * as v from 'valibot';
import { endpoint } from './endpoint';
import {
  askedCode,
  code,
  maybeAskedCode,
  maybeAskedText,
  maybeNumeric,
  options,
  pageNumber,
  pageOf,
  pageSize,
} from './service-words';
import { flag, maybeText, text } from './words';

export const coberturaRegimenes = endpoint({
  method: 'GET',
  path: 'Cobertura/drop/regimenes',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

export const grupospdss = endpoint({
  method: 'GET',
  path: 'Cobertura/drop/grupospdss',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

export const subgrupospdss = endpoint({
  method: 'GET',
  path: 'Cobertura/drop/subgrupospdss',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({ IdGrupo: askedCode }),
  reply: options,
});

export const coberturaPlanes = endpoint({
  method: 'GET',
  path: 'Cobertura/drop/planes',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

export const planesRegimen = endpoint({
  method: 'GET',
  path: 'Cobertura/drop/planes/regimen',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({ IdRegimen: askedCode }),
  reply: options,
});

const covered = v.nullish(flag, false);

export const procedimientos = endpoint({
  method: 'GET',
  path: 'Cobertura/procedimientos',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({
    IdGrupo: maybeAskedCode,
    IdSubGrupo: maybeAskedCode,
    nombre: maybeAskedText(150),
    idPrestador: maybeAskedCode,
    numeroDePagina: pageNumber,
    registrosPorPagina: pageSize,
    idRegimen: maybeAskedCode,
    idPlan: maybeAskedCode,
  }),
  reply: pageOf(
    v.object({
      codigo: code,
      descripcion: text,
      grupo: maybeText,
      subGrupo: maybeText,
      contributivo: covered,
      subsidiado: covered,
      complementario: covered,
    }),
  ),
});

export const coberturaprocedimiento = endpoint({
  method: 'POST',
  path: 'Cobertura/coberturaprocedimiento',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  body: v.object({
    regimen: askedCode,
    codProcedimiento: askedCode,
    grupo: maybeAskedText(150),
    subGrupo: maybeAskedText(150),
  }),
  /** null: the procedure is not covered. */
  reply: v.nullish(
    v.object({
      codigoSimon: maybeText,
      codigoCup: maybeText,
      procedimientoDescripcion: text,
      codigoGrupo: maybeText,
      grupo: maybeText,
      codigoSubGrupo: maybeText,
      subGrupo: maybeText,
      valorTarifario: maybeNumeric,
      coberturaPdss: maybeNumeric,
      coberturaTotal: maybeNumeric,
      montoCopago: maybeNumeric,
      porcentajeCobertura: maybeNumeric,
      porcentajeCoPago: maybeNumeric,
    }),
    null,
  ),
});
