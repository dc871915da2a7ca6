import * as v from 'valibot';
import { consumosAfiliadoPath } from './assumed-paths';
import { endpoint } from './endpoint';
import { fileContent } from './files';
import { askedCode, askedDate, code, maybeAskedCode, options, pageNumber, pageOf, pageSize } from './service-words';
import { affiliateCode, flag, maybeText } from './words';

const consumption = {
  idAuth: maybeText,
  /** yyyy-MM-dd; lists begin with the newest. */
  fecha: maybeText,
  solicitanteDesc: maybeText,
  tipoAutDesc: maybeText,
  estado: maybeText,
};

export const historialConsumo = endpoint({
  method: 'POST',
  path: 'HistorialConsumo/todos',
  access: 'member',
  affiliate: [{ in: 'body', field: 'contrato', whose: 'selfOrMinors' }],
  safe: true,
  timeLimit: 'read',
  body: v.object({
    contrato: affiliateCode,
    /** Empty or 0: any type. */
    tipo: maybeAskedCode,
    altoCosto: v.nullish(flag, false),
    fechaDesde: askedDate,
    fechaHasta: askedDate,
    idPrestador: maybeAskedCode,
    numeroDePagina: pageNumber,
    registrosPorPagina: pageSize,
  }),
  /** auth is the number shown to the member, which is also the nap of its document. */
  reply: pageOf(v.object({ auth: code, ...consumption })),
});

export const tipoAutorizaciones = endpoint({
  method: 'GET',
  path: 'HistorialConsumo/drop/tipo/autorizaciones',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

export const consumosAfiliado = endpoint({
  method: 'GET',
  path: consumosAfiliadoPath,
  access: 'member',
  affiliate: [{ in: 'query', field: 'codigoAfiliado', whose: 'selfOrMinors' }],
  safe: true,
  timeLimit: 'read',
  /** tipo: 6 medication, 0 otherwise, which means any type. */
  query: v.object({ codigoAfiliado: affiliateCode, tipo: askedCode, altoCosto: flag }),
  reply: v.array(v.object(consumption)),
});

export const generarDocumento = endpoint({
  method: 'GET',
  path: 'autorizaciones/generar/documento',
  access: 'member',
  affiliate: [{ in: 'query', field: 'codigoAfiliado', whose: 'selfOrMinors' }],
  safe: true,
  timeLimit: 'upload',
  query: v.object({ nap: askedCode, codigoAfiliado: affiliateCode }),
  reply: fileContent,
  replyAs: 'pdf',
});
