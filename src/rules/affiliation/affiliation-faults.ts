import { isEmail } from '../contact/email';
import { isPhone } from '../contact/phone';
import type { Faltas } from '../form/form-events';
import { type AffiliationField, longestName, regimes } from './affiliation-draft';

export type AffiliationFault = 'falta' | 'cedulaInvalida' | 'telefonoInvalido' | 'correoInvalido' | 'muyLargo';

type Check = (text: string) => AffiliationFault | undefined;

const cedulaLength = 13;

const name: Check = (text) => (text.length > longestName ? 'muyLargo' : undefined);
const phone: Check = (text) => (isPhone(text) ? undefined : 'telefonoInvalido');

const checks: Readonly<Record<AffiliationField, Check>> = {
  cedula: (text) => (text.length === cedulaLength ? undefined : 'cedulaInvalida'),
  nombre: name,
  apellido: name,
  regimen: (text) => (regimes.some((one) => one === text) ? undefined : 'falta'),
  institucion: name,
  telefonoCelular: phone,
  telefonoResidencial: phone,
  correo: (text) => (isEmail(text) ? undefined : 'correoInvalido'),
};

/** What keeps a request from being sent, in the order of the form; its documents are looked at elsewhere. */
export const affiliationFaults = <Field extends AffiliationField>(
  fields: readonly Field[],
  draft: Readonly<Record<Field, string>>,
): Faltas<Field, AffiliationFault> => {
  const found: Partial<Record<Field, AffiliationFault>> = {};
  for (const field of fields) {
    const text = draft[field].trim();
    const fault = text === '' ? 'falta' : checks[field](text);
    if (fault !== undefined) found[field] = fault;
  }
  return found;
};
