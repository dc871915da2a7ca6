import type { ChartFailure } from '../../domain/contract/chart-failure';
import { bugNotice, type Family, type Notice, noAnswerNotice, problemNotice } from './problem';

/** The words for a failure that a chart keeps. */
export const failureNotice = (kept: ChartFailure, family: Family): Notice => {
  if (kept === 'fallo') return bugNotice;
  return kept === 'limite' ? noAnswerNotice(family) : problemNotice(kept, family);
};
