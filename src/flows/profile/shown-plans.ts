import type { Plan, Profile } from '../../../domain/rules/person/profile';
import { isAccidentPlan } from '../../../domain/rules/plan/accident-plan';

/** The plans with a tab, in the back end's order: all but those for accidents. */
export const shownPlans = ({ datosAfiliacion }: Pick<Profile, 'datosAfiliacion'>): readonly Plan[] =>
  datosAfiliacion.filter((plan) => !isAccidentPlan(plan));
