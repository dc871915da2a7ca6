import { formatPhone } from '../contact/phone';
import { wireDate } from '../dates/date';
import { centsOf } from '../money/money';
import { type Applicant, applicantAt } from '../requests/applicant';
import { fittingName } from './fitting-name';
import type { ReimbursementDraft } from './reimbursement-draft';

interface Named {
  codigo: string;
  descripcion: string;
}
interface Lists {
  tipos: readonly Named[];
  bancos: readonly Named[];
  afiliados: readonly Applicant[];
}

export const nameOf = (list: readonly Named[], code: string): string =>
  list.find(({ codigo }) => codigo === code)?.descripcion ?? '';

/** The request as it is sent, of a draft without faults; its files are added where they are held. */
export const reimbursementBody = (draft: ReimbursementDraft, { tipos, bancos, afiliados }: Lists) => {
  const applicant = applicantAt(afiliados, draft.afiliado);
  return {
    solicitante: fittingName(applicant?.nombre ?? ''),
    correoSolicitante: draft.correo.trim(),
    telefonoSolicitante: formatPhone(draft.telefonoCelular.trim() || draft.telefonoResidencial.trim()),
    tipoReembolso: nameOf(tipos, draft.tipo),
    fechaServicio: wireDate(draft.fechaServicio) ?? '',
    montoReclamado: (centsOf(draft.monto.replace(/\.$/, '')) ?? 0) / 100,
    centroSalud: draft.centroSalud,
    medico: draft.medico,
    especialidad: draft.especialidad,
    motivo: draft.motivo.trim(),
    idTipoReembolso: draft.tipo,
    noCuenta: draft.noCuenta,
    tipoCuenta: draft.tipoCuenta === 'Corriente' ? ('Corriente' as const) : ('Ahorro' as const),
    banco: nameOf(bancos, draft.banco),
    nombreTitularCuenta: draft.nombreTitularCuenta.trim(),
    tipoDocumentoTitularCuenta: draft.tipoDocumento === 'Pasaporte' ? ('Pasaporte' as const) : ('Cedula' as const),
    documentoTitularCuenta: draft.documento,
    codigoSolicitante: applicant?.codigoAfiliado ?? '',
  };
};
