import { type Form, written } from '../form/written';
import { type Applicant, applicantAt } from '../requests/applicant';
import { writtenNss } from './known-nss';
import type { PreauthorizationDraft } from './preauthorization-draft';
import type { PreauthorizationFault } from './preauthorization-faults';

type PreauthorizationForm = Form<PreauthorizationDraft, keyof PreauthorizationDraft, PreauthorizationFault>;

interface Known {
  afiliados: readonly Applicant[];
  /** By affiliate. */
  nss: Readonly<Record<string, string>>;
}

/** What is known of the number of whoever stands in that place; empty where nothing is. */
export const nssAt = ({ afiliados, nss }: Known, place: string): string =>
  nss[applicantAt(afiliados, place)?.codigoAfiliado ?? ''] ?? '';

/** The number goes with the person: another one has another number, or none that is known. */
export const writtenPreauthorization = (
  form: PreauthorizationForm,
  { campo, valor }: { campo: keyof PreauthorizationDraft; valor: string },
  known: Known,
): PreauthorizationForm => {
  const next = written(form, { campo, valor: campo === 'nss' ? writtenNss(valor) : valor });
  return campo === 'afiliado' && valor !== form.borrador.afiliado
    ? written(next, { campo: 'nss', valor: nssAt(known, valor) })
    : next;
};
