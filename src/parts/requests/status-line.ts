import { sentenceCase } from '../../../domain/rules/lists/sentence-case';
import { type CaseStatus, isVoid } from '../../../domain/rules/requests/request-case';
import { requestTexts } from '../../texts/requests';

/** All statuses of a case in one line: «Resuelto: no procede». The decision about a reimbursement counts more. */
export const statusLine = (one: CaseStatus): string => {
  if (isVoid(one)) return requestTexts.anulado;
  const status = sentenceCase(one.estatus);
  const decided = sentenceCase(one.estatusReembolsoFinal) || sentenceCase(one.estatusReembolso);
  if ((decided || status) === 'Devuelto') return requestTexts.devuelta;
  const known = [...new Set([status, decided])].filter((word) => word !== '');
  return known.map((word, at) => (at === 0 ? word : word.toLowerCase())).join(': ');
};
