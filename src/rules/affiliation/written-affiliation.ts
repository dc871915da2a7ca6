import { formatPhone } from '../contact/phone';
import { formatCedula } from '../document/cedula';
import { type Form, written } from '../form/written';
import type { AffiliationField } from './affiliation-draft';
import type { AffiliationFault } from './affiliation-faults';

const masked = (field: string, text: string): string => {
  if (field === 'cedula') return formatCedula(text);
  return field === 'telefonoCelular' || field === 'telefonoResidencial' ? formatPhone(text) : text;
};

/** Each field takes its own form while it is written. */
export const writtenAffiliation = <Draft extends object, Field extends AffiliationField>(
  form: Form<Draft, Field, AffiliationFault>,
  { campo, valor }: { campo: Field; valor: string },
): Form<Draft, Field, AffiliationFault> => written(form, { campo, valor: masked(campo, valor) });
