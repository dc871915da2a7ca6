import { isEmail } from '../contact/email';
import type { Faltas } from '../form/form-events';
import { type Applicant, applicantAt } from '../requests/applicant';
import { longestDescription, type PreauthorizationDraft } from './preauthorization-draft';

export type PreauthorizationFault = 'falta' | 'muyLargo' | 'correoInvalido';

/** The lists that a request may choose from. */
export interface PreauthorizationLists {
  tipos: readonly { codigo: string }[];
  afiliados: readonly Applicant[];
}

type Field = keyof PreauthorizationDraft;
type Found = PreauthorizationFault | undefined;

const filled = (text: string): Found => (text.trim() === '' ? 'falta' : undefined);

/** What keeps a request from being sent, in the order of the form; its documents are looked at elsewhere. */
export const preauthorizationFaults = (
  { tipo, afiliado, nss, centroMedico, descripcion, correo }: PreauthorizationDraft,
  { tipos, afiliados }: PreauthorizationLists,
): Faltas<Field, PreauthorizationFault> => {
  const found: readonly [Field, Found][] = [
    ['tipo', tipos.some(({ codigo }) => codigo === tipo) ? undefined : 'falta'],
    ['centroMedico', filled(centroMedico)],
    ['descripcion', descripcion.length > longestDescription ? 'muyLargo' : filled(descripcion)],
    ['afiliado', applicantAt(afiliados, afiliado) === null ? 'falta' : undefined],
    ['nss', filled(nss)],
    ['correo', correo.trim() === '' ? 'falta' : isEmail(correo.trim()) ? undefined : 'correoInvalido'],
  ];
  return Object.fromEntries(found.flatMap(([field, fault]) => (fault === undefined ? [] : [[field, fault]])));
};
