import { type Applicant, applicantAt } from '../requests/applicant';
import { type AuthorizationType, typeAt } from './authorization-types';
import type { PreauthorizationDraft } from './preauthorization-draft';

interface Lists {
  tipos: readonly AuthorizationType[];
  afiliados: readonly Applicant[];
}

/** The request as it is sent, of a draft without faults; its files are added where they are held. */
export const preauthorizationBody = (draft: PreauthorizationDraft, { tipos, afiliados }: Lists) => ({
  nss: draft.nss,
  email: draft.correo.trim(),
  tipoAutorizacion: typeAt(tipos, draft.tipo)?.nombre ?? '',
  centroMedico: draft.centroMedico,
  descripcion: draft.descripcion.trim(),
  codigoSolicitante: applicantAt(afiliados, draft.afiliado)?.codigoAfiliado ?? '',
});
