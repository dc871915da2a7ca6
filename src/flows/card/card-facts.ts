import type { MemberCard } from '../../../domain/rules/card/member-card';
import { screenDate } from '../../../domain/rules/dates/dates';
import { cedulaDigits, formatCedula } from '../../../domain/rules/document/cedula';
import { coveredUntil } from '../../../domain/rules/plan/covered-until';
import { planServiceTexts } from '../../texts/plan-service';
import { cardTexts as words } from './texts';

/** Formats a cédula; any other document is shown as sent. */
const cedulaOf = (sent: string) =>
  sent.replace(/\D/g, '').length === cedulaDigits ? formatCedula(sent.replace(/\D/g, '')) : sent;

/** All facts of a card except the name; unknown facts are empty. `today`: yyyy-MM-dd, in Santo Domingo. */
export const cardFacts = ({ codigoAfiliado, cedula, nss, regimen, planes }: MemberCard, today: string) => ({
  numbers: [
    { label: words.numero, value: codigoAfiliado },
    { label: planServiceTexts.cubreHasta, value: screenDate(coveredUntil(planes, today)) },
    { label: words.cedula, value: cedulaOf(cedula) },
    { label: words.nss, value: nss },
  ],
  regime: [{ label: words.regimen, value: regimen }],
  plans: planes.map(({ nombre, idTipoPlan }) => ({ label: words.tipoPlan(idTipoPlan), value: nombre })),
});
