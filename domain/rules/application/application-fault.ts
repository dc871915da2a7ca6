import { ageOn, wireDate } from '../dates/dates';
import type { DocumentFault } from './application-document';

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
  | 'conyugeMenor'
  | 'otroConyuge'
  | 'muyLargo'
  | 'dependienteIncompleto'
  | 'sinCatalogo'
  | 'sinRespuesta'
  | 'sinPersona';

/** The empty required fields. */
export const lacking = <Campo extends RequiredField>(
  draft: Readonly<Record<Campo, string>>,
  fields: readonly Campo[],
): Partial<Record<Campo, ApplicationFault>> => {
  const found: Partial<Record<Campo, ApplicationFault>> = {};
  for (const field of fields) if (draft[field].trim() === '') found[field] = `requerido:${field}`;
  return found;
};

export type BirthFault = 'fechaInvalida' | 'fechaFutura' | 'fechaAntigua' | 'menorDeEdad';

export const adultAge = 18;
/** The greatest age ever reached. */
const oldestAge = 122;

/** The error of a typed birth date; `today` is yyyy-MM-dd in Santo Domingo. */
export const birthFault = (typed: string, today: string, leastAge: number): BirthFault | null => {
  const day = wireDate(typed);
  if (day === null) return 'fechaInvalida';
  if (day > today) return 'fechaFutura';
  const age = ageOn(day, today) ?? 0;
  if (age > oldestAge) return 'fechaAntigua';
  return age < leastAge ? 'menorDeEdad' : null;
};
