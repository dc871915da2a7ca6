import * as v from 'valibot';
import { documentRequirements } from './document-requirement';
import { endpoint } from './endpoint';
import { askedCode, done, maybeAskedCode, numeric, options } from './service-words';
import { accessDocumentType, askedText } from './words';

export const bitacoraNuevo = endpoint({
  method: 'POST',
  path: 'utility/bitacora/nuevo',
  access: 'member',
  safe: false,
  timeLimit: 'write',
  body: v.object({
    tipoDocumento: v.pipe(numeric, accessDocumentType),
    documento: askedText(30, 1),
    creadorPor: v.optional(askedText(30), 'WEB'),
    valorAnterior: v.optional(askedText(4000), ''),
    valorNuevo: v.optional(askedText(4000), ''),
    idTipoBitacora: v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(999)),
  }),
  reply: done,
});

export const tipoReembolso = endpoint({
  method: 'GET',
  path: 'utility/tipo/reembolso',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

export const bancos = endpoint({
  method: 'GET',
  path: 'utility/drop/bancos',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

/** What a member accepts with a reimbursement, and the version that is kept with the case. */
export const terminosReembolso = endpoint({
  method: 'GET',
  path: 'utility/terminos/reembolso',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: v.object({
    version: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    texto: v.pipe(v.string(), v.minLength(1), v.maxLength(200_000)),
  }),
});

export const documentoTipoReembolso = endpoint({
  method: 'GET',
  path: 'utility/drop/documento/tipo/reembolso',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  query: v.object({ tipoReembolso: askedCode }),
  reply: documentRequirements,
});

export const solicitudTipos = endpoint({
  method: 'GET',
  path: 'utility/drop/solicitud/tipos',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

export const solicitudTiposAutorizacion = endpoint({
  method: 'GET',
  path: 'utility/drop/solicitud/tipos/autorizacion',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: options,
});

export const documentosRequeridos = endpoint({
  method: 'POST',
  path: 'utility/consulta/documentos/requeridos',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  body: v.object({ tipoSolicitud: askedCode, tipoAutorizacion: maybeAskedCode }),
  reply: documentRequirements,
  envelope: ['result'],
});
