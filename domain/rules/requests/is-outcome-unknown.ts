/** A failure as stored in a chart: an answer, or one word without an answer. */
type Kept = { kind: string; status?: number } | string | null;

/** Whether a failed write may have taken effect: a 5xx or an unreadable answer. */
export const isOutcomeUnknown = (kept: Kept): boolean => {
  if (kept === null || typeof kept === 'string') return false;
  return kept.kind === 'ilegible' || (kept.kind === 'sinServicio' && (kept.status ?? 500) >= 500);
};
