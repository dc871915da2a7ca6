/** Beside the regime; a provider takes them from the first to one of them. */
export const complementaryPlans = [
  ['101', 'Plan Complementario Básico'],
  ['102', 'Plan Complementario Avanzado'],
  ['103', 'Plan Complementario Premium'],
  ['104', 'Plan Complementario Máximo'],
] as const;

/** Subsidised members and those of Larimar have none. */
export const plansOfRegime: readonly (readonly [string, string])[] = [
  ...complementaryPlans.map(([plan]) => ['2', plan] as const),
  ...complementaryPlans.slice(2).map(([plan]) => ['5', plan] as const),
];

/** The widest plans have the most providers, and pay for the most. */
export const plansFrom = (narrowest: number): string[] => complementaryPlans.slice(narrowest).map(([plan]) => plan);
