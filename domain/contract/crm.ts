import * as v from 'valibot';
import { endpoint } from './endpoint';
import { images } from './files';
import {
  askedCode,
  askedDate,
  caseNumber,
  code,
  done,
  email,
  maybeAskedCode,
  maybeAskedText,
  maybeNumeric,
  numeric,
  pageNumber,
  pageOf,
  pageSize,
  phone,
  truthy,
} from './service-words';
import { affiliateCode, askedText, filled, maybeText } from './words';

const contract = v.object({ contrato: affiliateCode });
const name = askedText(100, 1);
const nationalId = v.pipe(v.string(), v.regex(/^\d{3}-?\d{7}-?\d$/));

export const solicitudAfiliacionTitular = endpoint({
  method: 'POST',
  path: 'CRM/crear/solicitudAfiliacionTitular',
  access: 'member',
  affiliate: [{ in: 'query', field: 'contrato', whose: 'core' }],
  safe: false,
  timeLimit: 'write',
  query: contract,
  body: v.object({
    cedula: nationalId,
    telefono: phone,
    nombre: name,
    apellido: name,
    email,
    regimen: v.picklist(['Contributivo', 'Subsidiado']),
  }),
  reply: caseNumber,
  envelope: ['result'],
});

export const solicitudAfiliacionDependiente = endpoint({
  method: 'POST',
  path: 'CRM/crear/solicitudAfiliacionDependiente',
  access: 'member',
  affiliate: [{ in: 'query', field: 'contrato', whose: 'core' }],
  safe: false,
  timeLimit: 'write',
  query: contract,
  body: v.object({
    cedula: nationalId,
    nombre: name,
    apellido: name,
    email,
    telefono: phone,
    celular: phone,
    institucion: name,
  }),
  reply: caseNumber,
  envelope: ['result'],
});

export const cargardocumento = endpoint({
  method: 'POST',
  path: 'CRM/cargardocumento',
  access: 'member',
  safe: false,
  timeLimit: 'upload',
  query: v.object({ ticketName: askedCode }),
  body: v.object({ images }),
  bodyAs: 'multipart',
  reply: done,
});

export const solicitudPreAutorizacion = endpoint({
  method: 'POST',
  path: 'CRM/v2/crear/solicitudPreAutorizacion',
  access: 'member',
  affiliate: [
    { in: 'query', field: 'contrato', whose: 'core' },
    { in: 'body', field: 'codigoSolicitante', whose: 'core' },
  ],
  safe: false,
  timeLimit: 'upload',
  query: contract,
  body: v.object({
    images,
    nss: askedCode,
    email,
    tipoAutorizacion: askedText(80, 1),
    centroMedico: askedText(150, 1),
    descripcion: askedText(1000, 1),
    codigoSolicitante: affiliateCode,
  }),
  bodyAs: 'multipart',
  reply: caseNumber,
  envelope: ['result'],
});

export const solicitudReembolso = endpoint({
  method: 'POST',
  path: 'CRM/v2/crear/solicitudReembolso',
  access: 'member',
  affiliate: [
    { in: 'query', field: 'contrato', whose: 'core' },
    { in: 'body', field: 'codigoSolicitante', whose: 'core' },
  ],
  safe: false,
  timeLimit: 'upload',
  query: contract,
  body: v.object({
    images,
    solicitante: askedText(200, 1),
    correoSolicitante: email,
    telefonoSolicitante: phone,
    tipoReembolso: askedText(100, 1),
    fechaServicio: askedDate,
    montoReclamado: v.pipe(numeric, v.minValue(0.01), v.maxValue(30_000)),
    centroSalud: maybeAskedText(150),
    medico: maybeAskedText(150),
    especialidad: maybeAskedText(100),
    motivo: askedText(250, 1),
    idTipoReembolso: askedCode,
    noCuenta: askedText(30, 8),
    tipoCuenta: v.picklist(['Ahorro', 'Corriente']),
    banco: askedText(100, 1),
    nombreTitularCuenta: askedText(200, 1),
    tipoDocumentoTitularCuenta: v.picklist(['Cedula', 'Pasaporte']),
    documentoTitularCuenta: askedText(30, 1),
    /** Of the terms that were read. */
    versionTerminos: maybeAskedText(40),
    codigoSolicitante: affiliateCode,
  }),
  bodyAs: 'multipart',
  reply: caseNumber,
  envelope: ['result'],
});

export const updateSolicitudReembolso = endpoint({
  method: 'POST',
  path: 'CRM/v2/update/solicitudReembolso',
  access: 'member',
  safe: false,
  timeLimit: 'upload',
  query: v.object({ numeroTicket: askedCode }),
  body: v.object({ images }),
  bodyAs: 'multipart',
  reply: truthy,
});

export const solicitudesPorDocumento = endpoint({
  method: 'POST',
  path: 'CRM/solicitudesPorDocumento/todas',
  access: 'member',
  affiliate: [{ in: 'body', field: 'documento', whose: 'self' }],
  safe: true,
  timeLimit: 'read',
  body: v.object({
    /** 3 Contrato: the document is the affiliate code, so that the server can tell whose requests are asked for. */
    tipoDocumento: v.literal(3),
    documento: affiliateCode,
    tipoSolicitud: maybeAskedCode,
    estado: v.nullish(v.picklist(['', 'Todos', 'En Curso', 'Devuelto', 'Resuelto']), ''),
    numeroCaso: maybeAskedCode,
    fechaDesde: v.optional(askedDate),
    fechaHasta: v.optional(askedDate),
    numeroDePagina: pageNumber,
    registrosPorPagina: pageSize,
  }),
  reply: pageOf(
    v.object({
      numeroCaso: code,
      titulo: maybeText,
      estatus: maybeText,
      estatusReembolso: maybeText,
      estatusReembolsoFinal: maybeText,
      fechaApertura: maybeText,
      respuesta: maybeText,
      respuestasGSAUP: maybeText,
      informacionAutorizacion: maybeText,
      prestadorAutorizado: maybeText,
      nap: maybeText,
      montoReembolsado: maybeNumeric,
      descripcion: maybeText,
    }),
  ),
  envelope: ['result'],
});

export const consultarDocumentosPorTicket = endpoint({
  method: 'GET',
  path: 'crm/documentos/consultarDocumentosPorTicket',
  access: 'member',
  safe: true,
  timeLimit: 'upload',
  query: v.object({ numeroTicket: askedCode }),
  reply: v.array(v.object({ nombreArchivo: filled, tipoMime: maybeText, contenido: filled })),
  // Seventeen files of 2 MiB, the most that a request may have, as base64.
  largestReply: 48 * 1024 * 1024,
});
