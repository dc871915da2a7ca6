import type { ChartFailure } from '../../domain/contract/chart-failure';
import { bugNotice, type Family, type Notice, noAnswerNotice, problemNotice } from './problem';

/** The message for a failure kept by a chart. */
export const failureNotice = (kept: ChartFailure, family: Family): Notice => {
  if (kept === 'fallo') return bugNotice;
  return kept === 'limite' ? noAnswerNotice(family) : problemNotice(kept, family);
};
