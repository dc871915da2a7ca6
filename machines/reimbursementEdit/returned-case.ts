import { type CaseStatus, canBeEdited, isVoid } from '../../domain/rules/requests/request-case';

/** What can be done with a reimbursement: a voided one is final, whatever its status. */
export const caseStanding = (one: CaseStatus): 'devuelto' | 'anulado' | 'otro' => {
  if (isVoid(one)) return 'anulado';
  return canBeEdited(one) ? 'devuelto' : 'otro';
};
