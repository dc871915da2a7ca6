import { dayAfter, screenDate, wireDate } from '../../../domain/rules/dates/dates';
import type { Plan, Profile } from '../../../domain/rules/person/profile';

const realDay = (wire: string): string => wireDate(screenDate(wire)) ?? '';

interface Validity {
  /** Its last day has passed. */
  over: boolean;
  /** The day on which it begins anew, yyyy-MM-dd; empty when nobody knows it or it has passed. */
  renewal: string;
}

/** `today`: yyyy-MM-dd, in Santo Domingo. */
export const validityOf = ({ finVigencia }: Pick<Plan, 'finVigencia'>, today: string): Validity => {
  const end = realDay(finVigencia);
  if (end === '') return { over: false, renewal: '' };
  return end < today ? { over: true, renewal: '' } : { over: false, renewal: dayAfter(end) };
};

/** Traffic accidents are everybody's, so that nobody has a tab for them. */
const withoutTab = 3;

/** The plans that have a tab, in the order of the back end. */
export const shownPlans = ({ datosAfiliacion }: Pick<Profile, 'datosAfiliacion'>): readonly Plan[] =>
  datosAfiliacion.filter(({ idTipoPlan }) => Number(idTipoPlan) !== withoutTab);
