import { type CaseStatus, canBeEdited } from './request-case';

const isVoid = (word: string): boolean => word.trim().toLowerCase() === 'anulado';

/** What may still be done with a reimbursement: a voided one is over, whatever else is said of it. */
export const caseStanding = (one: CaseStatus): 'devuelto' | 'anulado' | 'otro' => {
  if ([one.estatus, one.estatusReembolso, one.estatusReembolsoFinal].some(isVoid)) return 'anulado';
  return canBeEdited(one) ? 'devuelto' : 'otro';
};
