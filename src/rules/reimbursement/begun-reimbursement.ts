import { formatCedula } from '../document/cedula';
import type { Applying } from '../requests/applying';
import { fittingName } from './fitting-name';
import { emptyReimbursement, type ReimbursementDraft } from './reimbursement-draft';

/** What is known of the member stands in the form already; who can only ask for themselves does not choose. */
export const begunReimbursement = (known: Applying | null): ReimbursementDraft => {
  const cedula = formatCedula(known?.cedula ?? '');
  return {
    ...emptyReimbursement,
    afiliado: known?.afiliados.length === 1 ? '0' : '',
    nombreTitularCuenta: fittingName(known?.afiliados[0]?.nombre ?? ''),
    ...(cedula.length === 13 ? { tipoDocumento: 'Cedula', documento: cedula } : {}),
    telefonoCelular: known?.telefonoCelular ?? '',
    telefonoResidencial: known?.telefonoResidencial ?? '',
    correo: known?.correo ?? '',
  };
};
