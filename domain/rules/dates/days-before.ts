const dayMs = 86_400_000;

/** Of a day that there is, yyyy-MM-dd. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
