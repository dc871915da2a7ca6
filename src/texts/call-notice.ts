import type { CallResult } from '../../domain/contract/call-result';
import { failureNotice } from './failure';
import type { Family, Notice } from './problem';
import { type RefusalWords, refusalNotice } from './refusal-notice';

/** The message for a failed or refused call; `said` has the texts of its refusals. */
export const callNotice = ({ respuesta, problema }: CallResult, said: RefusalWords, family: Family): Notice | null => {
  if (respuesta !== null) return refusalNotice(said, respuesta);
  return problema === null ? null : failureNotice(problema, family);
};
