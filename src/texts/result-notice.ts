import type { CallResult } from '../../domain/contract/call-result';
import { callNotice } from './call-notice';
import type { Family, Notice } from './problem';
import { type RefusingCall, refusals } from './refusals';

/** The words for what a call came to, where it did not come to what was asked. */
export const resultNotice = (result: CallResult, call: RefusingCall, family: Family): Notice | null =>
  callNotice(result, refusals[call], family);
