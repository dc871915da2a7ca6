import type { CallResult } from '../contract/call-result';
import { failureNotice } from './failure';
import type { Family, Notice } from './problem';
import { answerNotice, type RefusingCall } from './refusals';

/** The words for what a call came to, where it did not come to what was asked. */
export const resultNotice = (
  { respuesta, problema }: CallResult,
  call: RefusingCall,
  family: Family,
): Notice | null => {
  if (respuesta !== null) return answerNotice(call, respuesta);
  return problema === null ? null : failureNotice(problema, family);
};
