/** Complementary plans in order; a provider accepts all of them up to one. */
export const complementaryPlans = [
  ['101', 'Plan Complementario Básico'],
  ['102', 'Plan Complementario Avanzado'],
  ['103', 'Plan Complementario Premium'],
  ['104', 'Plan Complementario Máximo'],
] as const;

/** Regimes without complementary plans: subsidised and Larimar. */
export const plansOfRegime: readonly (readonly [string, string])[] = [
  ...complementaryPlans.map(([plan]) => ['2', plan] as const),
  ...complementaryPlans.slice(2).map(([plan]) => ['5', plan] as const),
];

/** The widest plans have the most providers, and pay for the most. */
export const plansFrom = (narrowest: number): string[] => complementaryPlans.slice(narrowest).map(([plan]) => plan);
