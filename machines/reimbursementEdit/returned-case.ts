import { type CaseStatus, canBeEdited, isVoid } from '../../domain/rules/requests/request-case';

/** What may still be done with a reimbursement: a voided one is over, whatever else is said of it. */
export const caseStanding = (one: CaseStatus): 'devuelto' | 'anulado' | 'otro' => {
  if (isVoid(one)) return 'anulado';
  return canBeEdited(one) ? 'devuelto' : 'otro';
};
