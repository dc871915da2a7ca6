import type { DocumentFault } from './application-document';
import type { BirthFault } from './birth-fault';

export type RequiredField =
  | 'planSolicitado'
  | 'nombres'
  | 'apellidos'
  | 'tipoDocumento'
  | 'noDocumento'
  | 'fechaNacimiento'
  | 'sexo'
  | 'correo'
  | 'direccion'
  | 'sector'
  | 'ciudad'
  | 'telefono'
  | 'formaPago'
  | 'frecuenciaPago'
  | 'parentesco';

export type ApplicationFault =
  | `requerido:${RequiredField}`
  | BirthFault
  | DocumentFault
  | 'documentoRepetido'
  | 'correoInvalido'
  | 'telefonoInvalido'
  | 'parentescoAjeno'
  | 'muyLargo'
  | 'dependienteIncompleto'
  | 'sinCatalogo'
  | 'sinRespuesta'
  | 'sinPersona';

/** The fields that nobody has filled in. */
export const lacking = <Campo extends RequiredField>(
  draft: Readonly<Record<Campo, string>>,
  fields: readonly Campo[],
): Partial<Record<Campo, ApplicationFault>> => {
  const found: Partial<Record<Campo, ApplicationFault>> = {};
  for (const field of fields) if (draft[field].trim() === '') found[field] = `requerido:${field}`;
  return found;
};
