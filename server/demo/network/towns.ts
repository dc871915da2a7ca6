/** How many of a thousand providers are in a municipality (by code); all others share the remaining providers. */
const weights: Readonly<Record<string, number>> = {
  '0101': 215,
  '3201': 110,
  '3202': 45,
  '3203': 40,
  '2501': 150,
  '1301': 40,
  '2301': 40,
  '1201': 32,
  '0601': 40,
  '2101': 36,
  '1801': 30,
  '1101': 30,
  '0901': 20,
  '2201': 20,
  '0201': 14,
  '0401': 14,
  '1701': 18,
  '2701': 14,
  '2801': 14,
  '2401': 10,
};

const thousand = Object.entries(weights).flatMap(([code, weight]) => Array.from({ length: weight }, () => code));

/** `chance` is a uniform number from 0 to 999. */
export const townOf = (chance: number, number: number, all: readonly string[]): string =>
  thousand[chance] ?? all[number % all.length] ?? '0101';
