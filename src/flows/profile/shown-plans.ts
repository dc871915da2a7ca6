import { dayAfter, screenDate, wireDate } from '../../../domain/rules/dates/dates';
import type { Plan, Profile } from '../../../domain/rules/person/profile';

const realDay = (wire: string): string => wireDate(screenDate(wire)) ?? '';

interface Validity {
  /** Its last day is past. */
  over: boolean;
  /** The day of its renewal, yyyy-MM-dd; empty if unknown or past. */
  renewal: string;
}

/** `today`: yyyy-MM-dd, in Santo Domingo. */
export const validityOf = ({ finVigencia }: Pick<Plan, 'finVigencia'>, today: string): Validity => {
  const end = realDay(finVigencia);
  if (end === '') return { over: false, renewal: '' };
  return end < today ? { over: true, renewal: '' } : { over: false, renewal: dayAfter(end) };
};

/** The type of traffic accident plans, which everybody has: they get no tab. */
const withoutTab = 3;

/** The plans with a tab, in the back end's order. */
export const shownPlans = ({ datosAfiliacion }: Pick<Profile, 'datosAfiliacion'>): readonly Plan[] =>
  datosAfiliacion.filter(({ idTipoPlan }) => Number(idTipoPlan) !== withoutTab);
