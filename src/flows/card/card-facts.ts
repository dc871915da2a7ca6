import type { MemberCard } from '../../../domain/rules/card/member-card';
import { cedulaDigits, formatCedula } from '../../../domain/rules/document/cedula';
import { cardTexts as words } from './texts';

/** Formats a cédula; any other document is shown as sent. */
const cedulaOf = (sent: string) =>
  sent.replace(/\D/g, '').length === cedulaDigits ? formatCedula(sent.replace(/\D/g, '')) : sent;

/** All facts of a card except the name; unknown facts are empty. */
export const cardFacts = ({ codigoAfiliado, cedula, nss, regimen, planes }: MemberCard) => ({
  numbers: [
    { label: words.numero, value: codigoAfiliado },
    { label: words.cedula, value: cedulaOf(cedula) },
    { label: words.nss, value: nss },
  ],
  regime: [{ label: words.regimen, value: regimen }],
  plans: planes.map(({ nombre, idTipoPlan }) => ({ label: words.tipoPlan(idTipoPlan), value: nombre })),
});
