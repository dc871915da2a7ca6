const dayMs = 86_400_000;

/** Whole days from one day to another, both yyyy-MM-dd; null where one of them is none. */
export const daysUntil = (today: string, day: string): number | null => {
  const days = Math.round((Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs);
  return Number.isFinite(days) ? days : null;
};
