import type { Queries } from '../db/db';
import type { Teller } from './read-teller';
import { isUnkept } from './untold-notices';

interface Told extends Teller {
  id: string;
  now: Date;
}

/** A person told it. false: no such notice waits for a person, or one told it before. */
export const markTold = async (queries: Queries, { id, quien, como, now }: Told): Promise<boolean> => {
  const rows = await queries.query<{ n: number }>(
    `WITH avisado AS (
       UPDATE avisos v SET avisado = $2, avisado_por = $3 WHERE v.id = $1 AND ${isUnkept} RETURNING v.caso
     ), historia AS (
       INSERT INTO sucesos_caso (caso, momento, suceso, detalle)
       SELECT caso, $2::timestamptz, 'avisado', $4 FROM avisado WHERE caso IS NOT NULL
     ) SELECT count(*) AS n FROM avisado`,
    [id, now, `${quien}, ${como}`, como],
  );
  return rows[0]?.n === 1;
};
