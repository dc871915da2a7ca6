/** As a chart keeps it: what an answer was, or one word where there was none. */
type Kept = { kind: string; status?: number } | string | null;

/** The service answered, with an error of its own or with nothing that says what became of it: it may have been done or not. */
export const isOutcomeUnknown = (kept: Kept): boolean => {
  if (kept === null || typeof kept === 'string') return false;
  return kept.kind === 'ilegible' || (kept.kind === 'sinServicio' && (kept.status ?? 500) >= 500);
};
