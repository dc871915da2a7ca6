import { isEmail } from '../../domain/rules/contact/email';
import { formatPhone, isPhone } from '../../domain/rules/contact/phone';
import { wireDate } from '../../domain/rules/dates/dates';
import { formatCedula } from '../../domain/rules/document/cedula';
import { type Form, updateField } from '../../domain/rules/form/form-events';
import { type DraftOf, formTable } from '../../domain/rules/form/form-table';
import { centsOf, formatMoney } from '../../domain/rules/money/money';
import { type Applicant, applicantAt, ownPlace } from '../../domain/rules/requests/applicant';
import type { Requester } from '../../domain/rules/requests/requester';
import { formatTypedAmount, isAmount } from './format-typed-amount';

export const longestName = 200;

/** Cuts a name to the service's limit, without splitting a surrogate pair. */
export const fittingName = (name: string): string => name.slice(0, longestName).replace(/\p{Surrogate}$/u, '');

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

export type ReimbursementGroup = 'servicio' | 'cuenta' | 'contacto';

/** The lists whose options a request can select. */
interface Known {
  tipos: readonly { codigo: string }[];
  bancos: readonly { codigo: string }[];
  afiliados: readonly Applicant[];
  hoy: string;
}

type Found = ReimbursementFault | undefined;

export const accountTypes = ['Ahorro', 'Corriente'] as const;
export const holderDocuments = ['Cedula', 'Pasaporte'] as const;
export const longestReason = 250;
const longestNumber = 30;
const mostCents = 3_000_000;
const firstDay = '2000-01-01';
const shortestAccount = 8;
const cedulaLength = 13;

/** The cents of a typed amount, which may end with its point; null if it is ambiguous. */
const typedCents = (monto: string): number | null => (isAmount(monto) ? centsOf(monto.replace(/\.$/, '')) : null);

/** A typed amount with its two decimals. */
export const amountText = (monto: string): string => {
  const cents = typedCents(monto);
  return cents === null ? monto : formatMoney(cents);
};

const amountFault = (monto: string): Found => {
  if (monto === '') return 'falta';
  const cents = typedCents(monto);
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

/** Fields hold codes of lists, the person's position in the core, and `si` for accepted. */
export const reimbursementForm = formTable<Known, ReimbursementGroup, ReimbursementFault>()({
  tipo: { group: 'servicio', kept: true, fault: (tipo, { tipos }) => oneOf(codes(tipos), tipo) },
  afiliado: {
    group: 'servicio',
    kept: true,
    fault: (place, { afiliados }) => (applicantAt(afiliados, place) === null ? 'falta' : undefined),
  },
  fechaServicio: { group: 'servicio', kept: true, fault: (day, { hoy }) => dayFault(day, hoy) },
  monto: { group: 'servicio', kept: true, mask: formatTypedAmount, fault: amountFault },
  centroSalud: {
    group: 'servicio',
    kept: true,
    fault: (centre, _, { medico }) => (centre + medico === '' ? 'faltaPrestador' : undefined),
  },
  medico: { group: 'servicio', kept: true, fault: () => undefined },
  especialidad: { group: 'servicio', kept: true, fault: () => undefined },
  motivo: {
    group: 'servicio',
    kept: true,
    fault: (reason) => (reason.length > longestReason ? 'muyLargo' : filled(reason)),
  },
  banco: { group: 'cuenta', kept: true, fault: (banco, { bancos }) => oneOf(codes(bancos), banco) },
  tipoCuenta: { group: 'cuenta', kept: true, fault: (type) => oneOf(accountTypes, type) },
  noCuenta: {
    group: 'cuenta',
    kept: false,
    mask: (text) => text.replace(/[^\d-]/g, '').slice(0, longestNumber),
    fault: (number) => (number === '' ? 'falta' : number.length < shortestAccount ? 'cuentaInvalida' : undefined),
  },
  nombreTitularCuenta: { group: 'cuenta', kept: false, fault: filled },
  tipoDocumento: { group: 'cuenta', kept: false, fault: (type) => oneOf(holderDocuments, type) },
  documento: {
    group: 'cuenta',
    kept: false,
    mask: (text, { tipoDocumento }) =>
      tipoDocumento === 'Cedula'
        ? formatCedula(text)
        : text
            .replace(/[^0-9a-zA-Z]/g, '')
            .toUpperCase()
            .slice(0, longestNumber),
    fault: (number, _, { tipoDocumento }) => {
      if (number === '') return 'falta';
      return tipoDocumento === 'Cedula' && number.length !== cedulaLength ? 'cedulaInvalida' : undefined;
    },
  },
  telefonoCelular: {
    group: 'contacto',
    kept: true,
    mask: formatPhone,
    fault: (text, _, { telefonoResidencial }) =>
      text.trim() + telefonoResidencial.trim() === '' ? 'falta' : phone(text),
  },
  telefonoResidencial: { group: 'contacto', kept: true, mask: formatPhone, fault: phone },
  correo: {
    group: 'contacto',
    kept: true,
    fault: (text) => (text.trim() === '' ? 'falta' : isEmail(text.trim()) ? undefined : 'correoInvalido'),
  },
  terminos: { group: null, kept: false, fault: (agreed) => (agreed === 'si' ? undefined : 'sinTerminos') },
});

export type ReimbursementDraft = DraftOf<typeof reimbursementForm>;
export type ReimbursementField = keyof ReimbursementDraft;

/** Prefills known data; the request is for the member until they choose another person. */
export const initialReimbursement = (known: Requester | null): ReimbursementDraft => {
  const cedula = formatCedula(known?.cedula ?? '');
  return {
    ...reimbursementForm.empty,
    afiliado: ownPlace(known?.afiliados ?? []),
    nombreTitularCuenta: fittingName(known?.afiliados[0]?.nombre ?? ''),
    ...(cedula.length === cedulaLength ? { tipoDocumento: 'Cedula', documento: cedula } : {}),
    telefonoCelular: known?.telefonoCelular ?? '',
    telefonoResidencial: known?.telefonoResidencial ?? '',
    correo: known?.correo ?? '',
  };
};

type Writing = Form<ReimbursementDraft, ReimbursementField, ReimbursementFault>;

/** Reports an excessive amount or a future date while typing. */
export const updateReimbursementField = (
  form: Writing,
  { campo, valor }: { campo: ReimbursementField; valor: string },
  hoy: string,
): Writing => {
  const next = reimbursementForm.updateField(form, { campo, valor });
  if (campo === 'tipoDocumento' && valor !== form.borrador.tipoDocumento)
    return updateField(next, { campo: 'documento', valor: '' });
  // One of the two phones is enough, so editing either clears the error of both.
  if (campo === 'telefonoResidencial') return updateField(next, { campo: 'telefonoCelular' });
  const tooMuch = campo === 'monto' && amountFault(next.borrador.monto) === 'montoExcedido';
  const tooLate = campo === 'fechaServicio' && wireDate(valor) !== null && dayFault(valor, hoy) === 'fechaFutura';
  if (tooMuch) return { ...next, faltas: { ...next.faltas, monto: 'montoExcedido' } };
  return tooLate ? { ...next, faltas: { ...next.faltas, fechaServicio: 'fechaFutura' } } : next;
};

interface Named {
  codigo: string;
  descripcion: string;
}

export const nameOf = (list: readonly Named[], code: string): string =>
  list.find(({ codigo }) => codigo === code)?.descripcion ?? '';

/** The request body of a valid draft, without its files. */
export const reimbursementBody = (
  draft: ReimbursementDraft,
  { tipos, bancos, afiliados }: { tipos: readonly Named[]; bancos: readonly Named[]; afiliados: readonly Applicant[] },
) => {
  const applicant = applicantAt(afiliados, draft.afiliado);
  return {
    solicitante: fittingName(applicant?.nombre ?? ''),
    correoSolicitante: draft.correo.trim(),
    telefonoSolicitante: formatPhone(draft.telefonoCelular.trim() || draft.telefonoResidencial.trim()),
    tipoReembolso: nameOf(tipos, draft.tipo),
    fechaServicio: wireDate(draft.fechaServicio) ?? '',
    montoReclamado: (typedCents(draft.monto) ?? 0) / 100,
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
