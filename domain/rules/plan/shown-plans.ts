import type { Plan, Profile } from '../person/profile';

/** Traffic accidents are everybody's, so that nobody has a tab for them. */
const withoutTab = 3;

/** The plans that have a tab, in the order of the back end. */
export const shownPlans = ({ datosAfiliacion }: Pick<Profile, 'datosAfiliacion'>): readonly Plan[] =>
  datosAfiliacion.filter(({ idTipoPlan }) => Number(idTipoPlan) !== withoutTab);
