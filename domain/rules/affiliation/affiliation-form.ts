import { isEmail } from '../contact/email';
import { formatPhone, isPhone } from '../contact/phone';
import { formatCedula } from '../document/cedula';
import { type DraftOf, formTable } from '../form/form-table';
import { type Documents, dependentDocuments, holderDocuments } from './affiliation-documents';
import type { AffiliationRequester } from './affiliation-requester';

export type AffiliationFault = 'falta' | 'cedulaInvalida' | 'telefonoInvalido' | 'correoInvalido' | 'muyLargo';

export type AffiliationGroup = 'datos' | 'contacto';

export const regimes = ['Contributivo', 'Subsidiado'] as const;
export const longestName = 100;
const cedulaLength = 13;

/** Makes a field required. */
const needed = (check: (text: string) => AffiliationFault | undefined) => (text: string) =>
  text.trim() === '' ? 'falta' : check(text.trim());
const name = needed((text) => (text.length > longestName ? 'muyLargo' : undefined));
const phone = needed((text) => (isPhone(text) ? undefined : 'telefonoInvalido'));

/** The fields of a holder and a dependent. Names and documents are never stored in a draft. */
const affiliationForm = formTable<null, AffiliationGroup, AffiliationFault>()({
  cedula: {
    group: 'datos',
    kept: false,
    mask: formatCedula,
    fault: needed((text) => (text.length === cedulaLength ? undefined : 'cedulaInvalida')),
  },
  nombre: { group: 'datos', kept: false, fault: name },
  apellido: { group: 'datos', kept: false, fault: name },
  regimen: {
    group: 'datos',
    kept: true,
    fault: needed((text) => (regimes.some((one) => one === text) ? undefined : 'falta')),
  },
  institucion: { group: 'datos', kept: true, fault: name },
  telefonoCelular: { group: 'contacto', kept: true, mask: formatPhone, fault: phone },
  telefonoResidencial: { group: 'contacto', kept: true, mask: formatPhone, fault: phone },
  correo: {
    group: 'contacto',
    kept: true,
    fault: needed((text) => (isEmail(text) ? undefined : 'correoInvalido')),
  },
});

export type AffiliationDraft = DraftOf<typeof affiliationForm>;
export type AffiliationField = keyof AffiliationDraft;

/** The person to affiliate: the member as a holder, or a dependent of theirs. */
export type AffiliationKind = 'titular' | 'dependiente';

interface Kind {
  /** By REQ-01. */
  codigo: '1' | '2';
  form: typeof affiliationForm;
  documents: Documents;
}

export const affiliationKinds: Readonly<Record<AffiliationKind, Kind>> = {
  titular: {
    codigo: '1',
    form: affiliationForm.subset(['cedula', 'nombre', 'apellido', 'regimen', 'telefonoCelular', 'correo']),
    documents: holderDocuments,
  },
  dependiente: {
    codigo: '2',
    form: affiliationForm.subset([
      'cedula',
      'nombre',
      'apellido',
      'institucion',
      'telefonoCelular',
      'telefonoResidencial',
      'correo',
    ]),
    documents: dependentDocuments,
  },
};

/** Prefills the member's contact data and, for a holder, identity; a dependent's is unknown. */
export const initialAffiliation = (kind: AffiliationKind, known: AffiliationRequester | null): AffiliationDraft => {
  if (known === null) return affiliationForm.empty;
  const { cedula, nombre, apellido, telefonoCelular, telefonoResidencial, correo } = known;
  return {
    ...affiliationForm.empty,
    telefonoCelular,
    correo,
    // Only the form of a dependent asks for the other phone: in that of a holder it would count as changed.
    ...(kind === 'titular' ? { cedula, nombre, apellido } : { telefonoResidencial }),
  };
};

/** The request body of a holder, from a valid draft. */
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
