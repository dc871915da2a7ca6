import type { Queries } from '../db/db';
import { demoAffiliations } from './affiliations';

/** Sets the affiliation day of people who lack one. */
export const seedAffiliations = async (to: Queries): Promise<void> => {
  for (const [code, day] of Object.entries(demoAffiliations))
    await to.query(`UPDATE afiliados SET fecha_afiliacion = $2 WHERE codigo = $1 AND fecha_afiliacion IS NULL`, [
      code,
      day,
    ]);
};
