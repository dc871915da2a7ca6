import { isEmail } from '../../domain/rules/contact/email';
import { formatDocument } from '../../domain/rules/document/credentials';
import { type Form, updateField } from '../../domain/rules/form/form-events';
import { type DraftOf, formTable } from '../../domain/rules/form/form-table';
import { type Applicant, applicantAt } from '../../domain/rules/requests/applicant';
import type { Requester } from '../../domain/rules/requests/requester';
import { type AuthorizationType, typeAt } from './authorization-types';

export type PreauthorizationFault = 'falta' | 'muyLargo' | 'correoInvalido';

export type PreauthorizationGroup = 'servicio' | 'persona';

/** The lists that a request may choose from. */
interface Lists {
  tipos: readonly { codigo: string }[];
  afiliados: readonly Applicant[];
}

export const longestDescription = 1000;
const nssType = 2;

/** What a field of it holds, whatever was written or told. */
const writtenNss = (text: string): string => formatDocument(nssType, text);

const filled = (text: string): PreauthorizationFault | undefined => (text.trim() === '' ? 'falta' : undefined);

/** The type by its code, somebody of the core by their place. */
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
  // Nobody's number is kept: what is known of it stands in the form again.
  nss: { group: 'persona', kept: false, mask: writtenNss, fault: filled },
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

/** The numbers that the cards of a core tell, by affiliate: of an adult they usually tell none. */
export const knownNss = (cards: readonly Card[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cards
      .flatMap(({ idAfiliado, nss, nucleoFamiliar }) => [
        ...nucleoFamiliar.participantes.map((one): [string, string] => [one.codigoAfiliado, writtenNss(one.nss)]),
        [idAfiliado, writtenNss(nss)] as const,
      ])
      .filter(([, nss]) => nss !== ''),
  );

interface Numbers {
  afiliados: readonly Applicant[];
  /** By affiliate. */
  nss: Readonly<Record<string, string>>;
}

/** What is known of the number of the person in that place; empty where nothing is. */
export const nssAt = ({ afiliados, nss }: Numbers, place: string): string =>
  nss[applicantAt(afiliados, place)?.codigoAfiliado ?? ''] ?? '';

/** What is known of the member stands in the form already; one who can only ask for themselves does not choose. */
export const begunPreauthorization = (
  known: { solicitante: Requester; nss: Numbers['nss'] } | null,
): PreauthorizationDraft => {
  if (known === null) return preauthorizationForm.empty;
  const { solicitante, nss } = known;
  const afiliado = solicitante.afiliados.length === 1 ? '0' : '';
  return {
    ...preauthorizationForm.empty,
    afiliado,
    nss: nssAt({ afiliados: solicitante.afiliados, nss }, afiliado),
    correo: solicitante.correo,
  };
};

type Writing = Form<PreauthorizationDraft, PreauthorizationField, PreauthorizationFault>;

/** The number goes with the person: another one has another number, or none that is known. */
export const writtenPreauthorization = (
  form: Writing,
  { campo, valor }: { campo: PreauthorizationField; valor: string },
  known: Numbers,
): Writing => {
  const next = preauthorizationForm.updateField(form, { campo, valor });
  return campo === 'afiliado' && valor !== form.borrador.afiliado
    ? updateField(next, { campo: 'nss', valor: nssAt(known, valor) })
    : next;
};

/** The request as it is sent, of a draft without faults; its files are added where they are held. */
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
