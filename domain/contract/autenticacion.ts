import * as v from 'valibot';
import {
  autenticarPath,
  confirmarCambioCorreoPath,
  estadoCambioCorreoPath,
  estadoReversoCorreoPath,
  preguntasSeguridadPath,
  reversarCambioCorreoPath,
} from './assumed-paths';
import { byCode, refusal } from './codes';
import { endpoint } from './endpoint';
import { done, email, linkToken, newPassword, numeric } from './service-words';
import { accessDocumentType, affiliateCode, askedText, flag, identification, maybeText, text } from './words';

const questions = v.array(
  v.object({
    id: numeric,
    pregunta: text,
    /** 1 date, 2 yes or no, 3 number. */
    idTipoPregunta: numeric,
    respuesta: maybeText,
  }),
);
const person = { codigoAfiliado: maybeText, nombres: maybeText, apellidos: maybeText };
const identified = { ...person, preguntasSeguridad: v.nullish(questions, []), ...refusal };
/** The mail's address, masked by the server; empty if not sent. */
const told = { ...refusal, correo: maybeText };
const awaiting = { ...identified, correo: maybeText };

export const autenticar = endpoint({
  method: 'GET',
  path: autenticarPath,
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({ TipoDocumento: v.pipe(numeric, accessDocumentType), Documento: askedText(30, 1) }),
  reply: byCode(
    { 1001: refusal, 1002: refusal, 1003: refusal, 1004: awaiting, 1011: awaiting, 1012: identified },
    identified,
  ),
});

export const preguntasSeguridad = endpoint({
  method: 'GET',
  path: preguntasSeguridadPath,
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({ CodigoAfiliado: affiliateCode }),
  reply: questions,
});

/** The specification does not give this field's name; every use takes it from here. */
const expiredRegistration = 'registroExpirado';

export const registrar = endpoint({
  method: 'POST',
  path: 'Autenticacion/registrar',
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  query: v.optional(v.object({ reenvioCuenta: v.optional(flag) }), {}),
  body: v.object({
    codigoAfiliado: affiliateCode,
    clave: newPassword,
    correo: email,
    [expiredRegistration]: v.optional(flag, false),
    /** Beyond the contract: what `comprobarRegistro` gave. */
    pase: v.optional(linkToken),
  }),
  reply: byCode({ 1005: told, 1010: refusal, 1019: refusal, 1020: refusal }),
});

export const activarCuenta = endpoint({
  method: 'GET',
  path: 'Autenticacion/activarCuenta',
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  /** With the setting activationSigned the code carries a signature after a dot, so it is longer than a code. */
  query: v.object({ CodigoAfiliado: v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/)) }),
  reply: byCode({ 1009: refusal }),
  envelope: ['result'],
});

const recovery = byCode({ 1007: told, 1006: refusal, 1008: refusal });

export const solicitarCambioClave = endpoint({
  method: 'POST',
  path: 'Autenticacion/solicitarCambioClave',
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  body: v.object({
    identificacion: v.object({ ...identification.entries, origen: v.literal('WEB') }),
    correo: email,
  }),
  /** result.result may hold the bare code instead of an object. */
  reply: v.union([
    recovery,
    v.pipe(
      numeric,
      v.transform((codigoMensaje) => ({ codigoMensaje })),
      recovery,
    ),
  ]),
  envelope: ['result', 'result'],
});

export const cambiarClave = endpoint({
  method: 'GET',
  path: 'Autenticacion/cambiarClave',
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  query: v.object({ Token: linkToken, Clave: newPassword }),
  reply: byCode({ 1007: refusal, 1020: refusal }),
});

export const solicitudCambioCorreo = endpoint({
  method: 'GET',
  path: 'autenticacion/solicitudCambioCorreo',
  access: 'member',
  affiliate: [{ in: 'query', field: 'CodigoAfiliado', whose: 'self' }],
  safe: false,
  timeLimit: 'write',
  query: v.object({ CodigoAfiliado: affiliateCode, Correo: email, Reverso: flag }),
  reply: done,
});

const linkStatus = v.object({ mensaje: text, correo: maybeText });

export const estadoCambioCorreo = endpoint({
  method: 'GET',
  path: estadoCambioCorreoPath,
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({ Token: linkToken }),
  reply: linkStatus,
  envelope: ['result'],
});

export const confirmarCambioCorreo = endpoint({
  method: 'POST',
  path: confirmarCambioCorreoPath,
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  query: v.object({ Token: linkToken }),
  body: v.object({ CorreoElectronico: email }),
  reply: done,
});

export const estadoReversoCorreo = endpoint({
  method: 'GET',
  path: estadoReversoCorreoPath,
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({ Token: linkToken }),
  reply: linkStatus,
  envelope: ['result'],
});

export const reversarCambioCorreo = endpoint({
  method: 'POST',
  path: reversarCambioCorreoPath,
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  query: v.object({ Token: linkToken }),
  reply: done,
});
