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

/** The kind of a case by its title, because no field states it; null if unknown. */
export const caseKind = (titulo: string): RequestForm | null =>
  words.find(([pattern]) => pattern.test(titulo))?.[1] ?? null;

export type CaseStage = 'completar' | 'devuelto' | 'enCurso' | 'anulado' | 'procede' | 'noProcede' | 'resuelto';

const byWord: Readonly<Record<string, CaseStage>> = {
  'en curso': 'enCurso',
  procede: 'procede',
  'no procede': 'noProcede',
  resuelto: 'resuelto',
};
const stageOf = (word: string): CaseStage | null => byWord[word.trim().toLowerCase()] ?? null;

/** The stage of a case, which decides what the member reads of the next step; null for an unknown status. */
export const caseStage = (one: CaseStatus): CaseStage | null => {
  if (isVoid(one)) return 'anulado';
  if (canBeEdited(one)) return 'completar';
  const decided = stageOf(one.estatusReembolsoFinal);
  if (decided !== null) return decided;
  if (isReturned(one)) return 'devuelto';
  return stageOf(one.estatusReembolso) ?? stageOf(shownStatus(one));
};

/** Formats date and, if sent, the time in Santo Domingo. */
export const formatOpeningTime = (sent: string): string => {
  const at = /T\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(sent) ? Date.parse(sent) : Number.NaN;
  return Number.isNaN(at) ? screenDate(sent) : screenMoment(at);
};

/** Kinds whose requirements are the same in every case; others depend on data that no case contains. */
const fixed: readonly string[] = affiliationForms;

/** The code that lists all requirements of a case's kind; null if they depend on more. */
export const requiredSet = (titulo: string): string | null => {
  const kind = caseKind(titulo);
  return requestKinds.find(({ forma }) => forma === kind && fixed.includes(forma))?.codigo ?? null;
};

/** The form that adds missing documents to a case; null if there is none. */
export const takesDocuments = (one: CaseStatus): AffiliationForm | null =>
  caseStage(one) === 'enCurso' ? (affiliationForms.find((forma) => forma === caseKind(one.titulo)) ?? null) : null;
