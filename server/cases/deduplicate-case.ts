import type { Fingerprints } from '../access/keys';
import type { Queries } from '../db/db';
import type { CaseDeps } from './case-deps';
import type { Attachment } from './read-attachments';

/** A fingerprint of a request that ignores the order and the names of its files. */
export const fingerprint = (
  fingerprints: CaseDeps['fingerprints'],
  said: unknown,
  attachments: readonly Attachment[],
): Fingerprints =>
  fingerprints(
    JSON.stringify([said, attachments.map(({ requirement, huella }) => `${requirement.codigo} ${huella}`).toSorted()]),
  );

/**
 * The number of an earlier case with the same fingerprint, or null after recording `caso` for it. The unique index
 * serializes concurrent requests.
 */
export const deduplicateCase = async (
  { now, policy }: Pick<CaseDeps, 'now' | 'policy'>,
  queries: Queries,
  { member, huella, caso }: { member: string; huella: Fingerprints; caso: string },
): Promise<string | null> => {
  const time = now();
  const [former] = await queries.query<{ caso: string }>(
    `SELECT caso FROM envios_caso WHERE codigo_afiliado = $1 AND huella = ANY (string_to_array($2, ' ')) AND hasta > $3`,
    [member, huella.former.join(' '), time],
  );
  if (former !== undefined) return former.caso;
  const claimed = await queries.query(
    `INSERT INTO envios_caso (codigo_afiliado, huella, caso, hasta) VALUES ($1, $2, $3, $5)
     ON CONFLICT (codigo_afiliado, huella) DO UPDATE SET caso = excluded.caso, hasta = excluded.hasta
       WHERE envios_caso.hasta <= $4 OR envios_caso.hasta > $5 RETURNING caso`,
    [member, huella.current, caso, time, new Date(time.getTime() + policy.sameCaseMs)],
  );
  if (claimed.length > 0) return null;
  const [before] = await queries.query<{ caso: string }>(
    `SELECT caso FROM envios_caso WHERE codigo_afiliado = $1 AND huella = $2`,
    [member, huella.current],
  );
  return before?.caso ?? null;
};
