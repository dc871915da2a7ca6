import { formatPhone } from '../contact/phone';
import type { Affiliating } from './affiliating';
import { dependentPapers, holderPapers, type Papers } from './affiliation-documents';
import { type AffiliationDraft, type AffiliationField, regimes } from './affiliation-draft';

/** Who is to be affiliated: the member as a holder, or a dependent of theirs. */
export type AffiliationKind = 'titular' | 'dependiente';

interface Kind {
  /** By REQ-01. */
  codigo: '1' | '2';
  /** What the form asks for, in its order. */
  fields: readonly AffiliationField[];
  /** Nobody's name and no document: those are written again, or known. */
  kept: readonly AffiliationField[];
  papers: Papers;
}

export const affiliationKinds: Readonly<Record<AffiliationKind, Kind>> = {
  titular: {
    codigo: '1',
    fields: ['cedula', 'nombre', 'apellido', 'regimen', 'telefonoCelular', 'correo'],
    kept: ['regimen', 'telefonoCelular', 'correo'],
    papers: holderPapers,
  },
  dependiente: {
    codigo: '2',
    fields: ['cedula', 'nombre', 'apellido', 'institucion', 'telefonoCelular', 'telefonoResidencial', 'correo'],
    kept: ['institucion', 'telefonoCelular', 'telefonoResidencial', 'correo'],
    papers: dependentPapers,
  },
};

/** How to reach the member is known, and who they are, but not who is to be affiliated as their dependent. */
export const begunAffiliation = (kind: AffiliationKind, known: Affiliating | null): AffiliationDraft => {
  const person = kind === 'titular' ? known : null;
  return {
    cedula: person?.cedula ?? '',
    nombre: person?.nombre ?? '',
    apellido: person?.apellido ?? '',
    regimen: '',
    institucion: '',
    telefonoCelular: known?.telefonoCelular ?? '',
    // Only the form of a dependent asks for it: in the other one it would count as changed.
    telefonoResidencial: kind === 'dependiente' ? (known?.telefonoResidencial ?? '') : '',
    correo: known?.correo ?? '',
  };
};

/** The request of a holder as it is sent, of a draft without faults. */
export const holderBody = (draft: AffiliationDraft) => ({
  cedula: draft.cedula,
  telefono: formatPhone(draft.telefonoCelular.trim()),
  nombre: draft.nombre.trim(),
  apellido: draft.apellido.trim(),
  email: draft.correo.trim(),
  regimen: draft.regimen === regimes[1] ? regimes[1] : regimes[0],
});

/** The same of a dependent. */
export const dependentBody = (draft: AffiliationDraft) => ({
  cedula: draft.cedula,
  nombre: draft.nombre.trim(),
  apellido: draft.apellido.trim(),
  email: draft.correo.trim(),
  telefono: formatPhone(draft.telefonoResidencial.trim()),
  celular: formatPhone(draft.telefonoCelular.trim()),
  institucion: draft.institucion.trim(),
});
