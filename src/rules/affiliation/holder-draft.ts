import { formatPhone } from '../contact/phone';
import type { Affiliating } from './affiliating';
import { type AffiliationDraft, regimes } from './affiliation-draft';

export type HolderDraft = Omit<AffiliationDraft, 'institucion' | 'telefonoResidencial'>;

/** In the order of the form. */
export const holderFields = [
  'cedula',
  'nombre',
  'apellido',
  'regimen',
  'telefonoCelular',
  'correo',
] as const satisfies readonly (keyof HolderDraft)[];

/** Nobody's name and no document: those are written again, or known. */
export const keptHolderFields = [
  'regimen',
  'telefonoCelular',
  'correo',
] as const satisfies readonly (keyof HolderDraft)[];

/** What is known of whoever asks stands there already. */
export const begunHolder = (known: Affiliating | null): HolderDraft => ({
  cedula: known?.cedula ?? '',
  nombre: known?.nombre ?? '',
  apellido: known?.apellido ?? '',
  regimen: '',
  telefonoCelular: known?.telefonoCelular ?? '',
  correo: known?.correo ?? '',
});

/** The request as it is sent, of a draft without faults. */
export const holderBody = (draft: HolderDraft) => ({
  cedula: draft.cedula,
  telefono: formatPhone(draft.telefonoCelular.trim()),
  nombre: draft.nombre.trim(),
  apellido: draft.apellido.trim(),
  email: draft.correo.trim(),
  regimen: draft.regimen === regimes[1] ? regimes[1] : regimes[0],
});
