import { isEmail } from '../../domain/rules/contact/email';
import { formatDocument } from '../../domain/rules/document/credentials';
import { type Form, updateField } from '../../domain/rules/form/form-events';
import { type DraftOf, formTable } from '../../domain/rules/form/form-table';
import { type Applicant, applicantAt, ownPlace } from '../../domain/rules/requests/applicant';
import type { Requester } from '../../domain/rules/requests/requester';
import { type AuthorizationType, typeAt } from './authorization-types';

export type PreauthorizationFault = 'falta' | 'muyLargo' | 'correoInvalido';

export type PreauthorizationGroup = 'servicio' | 'persona';

/** The lists whose options a request can select. */
interface Lists {
  tipos: readonly { codigo: string }[];
  afiliados: readonly Applicant[];
}

export const longestDescription = 1000;
const nssType = 2;

/** Formats a typed or known NSS. */
const formatNss = (text: string): string => formatDocument(nssType, text);

const filled = (text: string): PreauthorizationFault | undefined => (text.trim() === '' ? 'falta' : undefined);

/** Fields hold the type's code and the person's position in the core. */
export const preauthorizationForm = formTable<Lists, PreauthorizationGroup, PreauthorizationFault>()({
  tipo: {
    group: 'servicio',
    kept: true,
    fault: (tipo, { tipos }) => (tipos.some(({ codigo }) => codigo === tipo) ? undefined : 'falta'),
  },
  centroMedico: { group: 'servicio', kept: true, fault: filled },
  descripcion: {
    group: 'servicio',
    kept: true,
    fault: (text) => (text.length > longestDescription ? 'muyLargo' : filled(text)),
  },
  afiliado: {
    group: 'persona',
    kept: true,
    fault: (place, { afiliados }) => (applicantAt(afiliados, place) === null ? 'falta' : undefined),
  },
  // Never stored: the known number is filled in again.
  nss: { group: 'persona', kept: false, mask: formatNss, fault: filled },
  correo: {
    group: 'persona',
    kept: true,
    fault: (text) => (text.trim() === '' ? 'falta' : isEmail(text.trim()) ? undefined : 'correoInvalido'),
  },
});

export type PreauthorizationDraft = DraftOf<typeof preauthorizationForm>;
export type PreauthorizationField = keyof PreauthorizationDraft;

interface Card {
  idAfiliado: string;
  nss: string;
  nucleoFamiliar: { participantes: readonly { codigoAfiliado: string; nss: string }[] };
}

/** The NSS on the cards of a core, by affiliate: an adult's card usually has none. */
export const knownNss = (cards: readonly Card[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cards
      .flatMap(({ idAfiliado, nss, nucleoFamiliar }) => [
        ...nucleoFamiliar.participantes.map((one): [string, string] => [one.codigoAfiliado, formatNss(one.nss)]),
        [idAfiliado, formatNss(nss)] as const,
      ])
      .filter(([, nss]) => nss !== ''),
  );

interface Numbers {
  afiliados: readonly Applicant[];
  /** By affiliate code. */
  nss: Readonly<Record<string, string>>;
}

/** The known NSS of the person at that position; empty if unknown. */
export const nssAt = ({ afiliados, nss }: Numbers, place: string): string =>
  nss[applicantAt(afiliados, place)?.codigoAfiliado ?? ''] ?? '';

/** Prefills known data. */
export const initialPreauthorization = (
  known: { solicitante: Requester; nss: Numbers['nss'] } | null,
): PreauthorizationDraft => {
  if (known === null) return preauthorizationForm.empty;
  const { solicitante, nss } = known;
  const afiliado = ownPlace(solicitante.afiliados);
  return {
    ...preauthorizationForm.empty,
    afiliado,
    nss: nssAt({ afiliados: solicitante.afiliados, nss }, afiliado),
    correo: solicitante.correo,
  };
};

type Writing = Form<PreauthorizationDraft, PreauthorizationField, PreauthorizationFault>;

/** Changing the person also changes the NSS to theirs, or clears it if unknown. */
export const updatePreauthorizationField = (
  form: Writing,
  { campo, valor }: { campo: PreauthorizationField; valor: string },
  known: Numbers,
): Writing => {
  const next = preauthorizationForm.updateField(form, { campo, valor });
  return campo === 'afiliado' && valor !== form.borrador.afiliado
    ? updateField(next, { campo: 'nss', valor: nssAt(known, valor) })
    : next;
};

/** The request body of a valid draft, without its files. */
export const preauthorizationBody = (
  draft: PreauthorizationDraft,
  { tipos, afiliados }: { tipos: readonly AuthorizationType[]; afiliados: readonly Applicant[] },
) => ({
  nss: draft.nss,
  email: draft.correo.trim(),
  tipoAutorizacion: typeAt(tipos, draft.tipo)?.nombre ?? '',
  centroMedico: draft.centroMedico,
  descripcion: draft.descripcion.trim(),
  codigoSolicitante: applicantAt(afiliados, draft.afiliado)?.codigoAfiliado ?? '',
});
