import { isEmail } from '../contact/email';
import { isPhone } from '../contact/phone';
import { wireDate } from '../dates/date';
import type { Faltas } from '../form/form-events';
import { centsOf } from '../money/money';
import { isAmount } from '../money/written-amount';
import { type Applicant, applicantAt } from '../requests/applicant';
import { accountTypes, holderDocuments, longestReason, type ReimbursementDraft } from './reimbursement-draft';

export type ReimbursementFault =
  | 'falta'
  | 'fechaInvalida'
  | 'fechaFutura'
  | 'montoInvalido'
  | 'montoExcedido'
  | 'faltaPrestador'
  | 'muyLargo'
  | 'cuentaInvalida'
  | 'cedulaInvalida'
  | 'telefonoInvalido'
  | 'correoInvalido'
  | 'sinTerminos';

/** The lists that a request may choose from. */
export interface ReimbursementLists {
  tipos: readonly { codigo: string }[];
  bancos: readonly { codigo: string }[];
  afiliados: readonly Applicant[];
  hoy: string;
}

type Field = keyof ReimbursementDraft;
type Found = ReimbursementFault | undefined;

const mostCents = 3_000_000;
const firstDay = '2000-01-01';
const shortestAccount = 8;
const cedulaLength = 13;

export const amountFault = (monto: string): Found => {
  if (monto === '') return 'falta';
  const cents = isAmount(monto) ? centsOf(monto.replace(/\.$/, '')) : null;
  if (cents === null || cents <= 0) return 'montoInvalido';
  return cents > mostCents ? 'montoExcedido' : undefined;
};

export const dayFault = (fechaServicio: string, hoy: string): Found => {
  if (fechaServicio.trim() === '') return 'falta';
  const day = wireDate(fechaServicio);
  if (day === null || day < firstDay) return 'fechaInvalida';
  return day > hoy ? 'fechaFutura' : undefined;
};

const oneOf = (list: readonly string[], value: string): Found => (list.includes(value) ? undefined : 'falta');
const codes = (list: readonly { codigo: string }[]) => list.map(({ codigo }) => codigo);
const filled = (text: string): Found => (text.trim() === '' ? 'falta' : undefined);
const phone = (text: string): Found => (text.trim() === '' || isPhone(text) ? undefined : 'telefonoInvalido');

/** What keeps a request from being sent, in the order of the form; its documents are looked at elsewhere. */
export const reimbursementFaults = (
  draft: ReimbursementDraft,
  { tipos, bancos, afiliados, hoy }: ReimbursementLists,
): Faltas<Field, ReimbursementFault> => {
  const { documento, tipoDocumento, noCuenta, motivo, correo, telefonoCelular, telefonoResidencial } = draft;
  const found: readonly [Field, Found][] = [
    ['tipo', oneOf(codes(tipos), draft.tipo)],
    ['afiliado', applicantAt(afiliados, draft.afiliado) === null ? 'falta' : undefined],
    ['fechaServicio', dayFault(draft.fechaServicio, hoy)],
    ['monto', amountFault(draft.monto)],
    ['centroSalud', draft.centroSalud + draft.medico === '' ? 'faltaPrestador' : undefined],
    ['motivo', motivo.length > longestReason ? 'muyLargo' : filled(motivo)],
    ['telefonoCelular', telefonoCelular.trim() + telefonoResidencial.trim() === '' ? 'falta' : phone(telefonoCelular)],
    ['telefonoResidencial', phone(telefonoResidencial)],
    ['correo', correo.trim() === '' ? 'falta' : isEmail(correo.trim()) ? undefined : 'correoInvalido'],
    ['banco', oneOf(codes(bancos), draft.banco)],
    ['tipoCuenta', oneOf(accountTypes, draft.tipoCuenta)],
    ['noCuenta', noCuenta === '' ? 'falta' : noCuenta.length < shortestAccount ? 'cuentaInvalida' : undefined],
    ['nombreTitularCuenta', filled(draft.nombreTitularCuenta)],
    ['tipoDocumento', oneOf(holderDocuments, tipoDocumento)],
    [
      'documento',
      documento === ''
        ? 'falta'
        : tipoDocumento === 'Cedula' && documento.length !== cedulaLength
          ? 'cedulaInvalida'
          : undefined,
    ],
    ['terminos', draft.terminos === 'si' ? undefined : 'sinTerminos'],
  ];
  return Object.fromEntries(found.flatMap(([field, fault]) => (fault === undefined ? [] : [[field, fault]])));
};
