import { formatPhone } from '../contact/phone';
import type { Affiliating } from './affiliating';
import type { AffiliationDraft } from './affiliation-draft';

export type DependentDraft = Omit<AffiliationDraft, 'regimen'>;

/** In the order of the form. */
export const dependentFields = [
  'cedula',
  'nombre',
  'apellido',
  'institucion',
  'telefonoCelular',
  'telefonoResidencial',
  'correo',
] as const satisfies readonly (keyof DependentDraft)[];

/** Nobody's name and no document: those are written again. */
export const keptDependentFields = [
  'institucion',
  'telefonoCelular',
  'telefonoResidencial',
  'correo',
] as const satisfies readonly (keyof DependentDraft)[];

/** How to reach whoever asks is known; who is to be affiliated is not. */
export const begunDependent = (known: Affiliating | null): DependentDraft => ({
  cedula: '',
  nombre: '',
  apellido: '',
  institucion: '',
  telefonoCelular: known?.telefonoCelular ?? '',
  telefonoResidencial: known?.telefonoResidencial ?? '',
  correo: known?.correo ?? '',
});

/** The request as it is sent, of a draft without faults. */
export const dependentBody = (draft: DependentDraft) => ({
  cedula: draft.cedula,
  nombre: draft.nombre.trim(),
  apellido: draft.apellido.trim(),
  email: draft.correo.trim(),
  telefono: formatPhone(draft.telefonoResidencial.trim()),
  celular: formatPhone(draft.telefonoCelular.trim()),
  institucion: draft.institucion.trim(),
});
