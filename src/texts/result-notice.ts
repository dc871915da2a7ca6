import type { CallResult } from '../../domain/contract/call-result';
import { callNotice } from './call-notice';
import type { Family, Notice } from './problem';
import { type RefusingCall, refusals } from './refusals';

/** The message for a call that failed or was refused. */
export const resultNotice = (result: CallResult, call: RefusingCall, family: Family): Notice | null =>
  callNotice(result, refusals[call], family);
