import { regimeIds, regimeOf } from './regime';

/** The plan of a member as searches name it, by the name of their regime; empty where there is none of that name. */
export const ownPlan = (regimen: string): string => {
  const regime = regimeOf(regimen);
  return regime === 'otro' || regime === 'pensionados' ? '' : String(regimeIds[regime]);
};
