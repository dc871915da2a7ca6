import * as v from 'valibot';
import { endpoint } from './endpoint';
import {
  askedCode,
  code,
  maybeAskedCode,
  maybeAskedText,
  numeric,
  options,
  pageNumber,
  pageOf,
  pageSize,
} from './service-words';
import { maybeText, text } from './words';

const provider = {
  codigoPrestador: code,
  nombre: text,
  /** 'Medico' or 'Centro'. */
  tipoPrestador: maybeText,
  especialidad: maybeText,
  direccion: maybeText,
  telefono: maybeText,
  correo: maybeText,
  municipio: maybeText,
  regimen: maybeText,
};
const related = v.fallback(
  v.object({ codigoPrestador: code, nombre: text, tipoPrestador: maybeText, especialidad: maybeText }),
  { codigoPrestador: '', nombre: '', tipoPrestador: '', especialidad: '' },
);
const which = v.object({
  idPrestador: askedCode,
  /** 1 Medico, 2 otherwise. */
  TipoPrestador: v.pipe(numeric, v.picklist([1, 2])),
});

export const prestadorTodos = endpoint({
  method: 'POST',
  path: 'Prestador/todos',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  body: v.object({
    IdPrestador: maybeAskedCode,
    IdTipoCentro: maybeAskedCode,
    Nombre: maybeAskedText(150),
    IdEspecialidad: maybeAskedCode,
    IdPlan: maybeAskedCode,
    IdRegimen: maybeAskedCode,
    IdMunicipio: maybeAskedCode,
    IdProvincia: maybeAskedCode,
    NumeroDePagina: pageNumber,
    RegistrosPorPagina: pageSize,
  }),
  reply: pageOf(v.object(provider)),
});

export const prestadorDetalle = endpoint({
  method: 'GET',
  path: 'Prestador/detalle',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: which,
  /** null: the provider has no data. */
  reply: v.nullish(
    v.object({
      ...provider,
      /** The centers of a doctor, the doctors of a center. One without a readable code is left out. */
      relacionados: v.pipe(
        v.nullish(v.array(related), []),
        v.transform((all) => all.filter(({ codigoPrestador }) => codigoPrestador !== '')),
      ),
    }),
    null,
  ),
});

export const tipoPrestadores = endpoint({
  method: 'GET',
  path: 'Prestador/drop/tipo/prestadores',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

export const especialidades = endpoint({
  method: 'GET',
  path: 'Prestador/drop/especialidades',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

export const regimenesPrestador = endpoint({
  method: 'GET',
  path: 'Prestador/drop/regimenes/Prestador',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: which,
  reply: options,
});

export const catalogopdss = endpoint({
  method: 'GET',
  path: 'prestador/todos/catalogopdss',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({ codProcedimiento: askedCode, numeroDePagina: pageNumber, registrosPorPagina: pageSize }),
  reply: pageOf(v.object(provider)),
});
