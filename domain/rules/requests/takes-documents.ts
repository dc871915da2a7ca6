import { caseKind } from './case-kind';
import { caseOutlook } from './case-outlook';
import type { CaseStatus } from './request-case';
import { type AffiliationForm, affiliationForms } from './request-kinds';

/** The form in which a case is given what it lacks; null where nobody can add to it from here. */
export const takesDocuments = (one: CaseStatus): AffiliationForm | null =>
  caseOutlook(one) === 'enCurso' ? (affiliationForms.find((forma) => forma === caseKind(one.titulo)) ?? null) : null;
