import { caseKind } from './case-kind';
import { affiliationForms, requestKinds } from './request-kinds';

/** Their requirements are the same in every case. Those of the others follow from what no case says. */
const fixed: readonly string[] = affiliationForms;

/** The code of the kind that a case is of, where it tells all that is required; null where it does not. */
export const requiredSet = (titulo: string): string | null => {
  const kind = caseKind(titulo);
  return requestKinds.find(({ forma }) => forma === kind && fixed.includes(forma))?.codigo ?? null;
};
