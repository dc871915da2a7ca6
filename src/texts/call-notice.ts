import type { CallResult } from '../../domain/contract/call-result';
import { failureNotice } from './failure';
import type { Family, Notice } from './problem';
import { type RefusalWords, refusalNotice } from './refusal-notice';

/** The words for what a call came to, where it did not come to what was asked; `said` are those of its refusals. */
export const callNotice = ({ respuesta, problema }: CallResult, said: RefusalWords, family: Family): Notice | null => {
  if (respuesta !== null) return refusalNotice(said, respuesta);
  return problema === null ? null : failureNotice(problema, family);
};
