import { screenDate, screenMoment } from '../../../domain/rules/dates/dates';
import {
  type CaseStatus,
  canBeEdited,
  isReturned,
  isVoid,
  shownStatus,
} from '../../../domain/rules/requests/request-case';
import {
  type AffiliationForm,
  affiliationForms,
  type RequestForm,
  requestKinds,
} from '../../../domain/rules/requests/request-kinds';

const words: readonly (readonly [RegExp, RequestForm])[] = [
  [/reembolso/i, 'reembolso'],
  [/pre-?\s?autorizaci/i, 'preautorizacion'],
  [/dependiente/i, 'dependiente'],
  [/titular/i, 'titular'],
];

/** No field says of what kind a case is: its title does, or nothing. */
export const caseKind = (titulo: string): RequestForm | null =>
  words.find(([pattern]) => pattern.test(titulo))?.[1] ?? null;

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

/** Date, and the time in Santo Domingo if the service sends one. */
export const formatOpeningTime = (sent: string): string => {
  const at = /T\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(sent) ? Date.parse(sent) : Number.NaN;
  return Number.isNaN(at) ? screenDate(sent) : screenMoment(at);
};

/** Their requirements are the same in every case. Those of the others follow from what no case says. */
const fixed: readonly string[] = affiliationForms;

/** The code of the kind that a case is of, where it tells all that is required; null where it does not. */
export const requiredSet = (titulo: string): string | null => {
  const kind = caseKind(titulo);
  return requestKinds.find(({ forma }) => forma === kind && fixed.includes(forma))?.codigo ?? null;
};

/** The form in which a case is given what it lacks; null where nobody can add to it from here. */
export const takesDocuments = (one: CaseStatus): AffiliationForm | null =>
  caseOutlook(one) === 'enCurso' ? (affiliationForms.find((forma) => forma === caseKind(one.titulo)) ?? null) : null;
