const accidentPlanType = 3;

/** Traffic accident plans, which everybody has. */
export const isAccidentPlan = ({ idTipoPlan }: { idTipoPlan: number | null }): boolean =>
  Number(idTipoPlan) === accidentPlanType;
