import { type CaseStatus, canBeEdited, isReturned, isVoid, shownStatus } from './request-case';

export type CaseOutlook = 'completar' | 'devuelto' | 'enCurso' | 'anulado' | 'procede' | 'noProcede' | 'resuelto';

const byWord: Readonly<Record<string, CaseOutlook>> = {
  'en curso': 'enCurso',
  procede: 'procede',
  'no procede': 'noProcede',
  resuelto: 'resuelto',
};
const outlookOf = (word: string): CaseOutlook | null => byWord[word.trim().toLowerCase()] ?? null;

/** What comes next in a case; null where its status is one that nobody here knows. */
export const caseOutlook = (one: CaseStatus): CaseOutlook | null => {
  if (isVoid(one)) return 'anulado';
  if (canBeEdited(one)) return 'completar';
  const decided = outlookOf(one.estatusReembolsoFinal);
  if (decided !== null) return decided;
  if (isReturned(one)) return 'devuelto';
  return outlookOf(one.estatusReembolso) ?? outlookOf(shownStatus(one));
};
