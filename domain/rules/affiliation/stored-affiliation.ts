import * as v from 'valibot';
import { caseNumber } from '../requests/case-receipt';
import { type StoredRequest, storedRequest } from '../requests/stored-request';

/** An affiliation that was begun and not finished, as this browser kept it. */
export interface StoredAffiliation<Draft> extends StoredRequest<Draft> {
  /** Its case exists, and may lack its documents. Null: there is none that is known. */
  caso: string | null;
}

/** A case stays, even where nothing else of it may be kept. */
export const storedAffiliation = <Draft extends Readonly<Record<keyof Draft, string>>>(
  fields: readonly (keyof Draft & string)[],
) =>
  v.union([
    v.pipe(
      v.intersect([storedRequest<Draft>(fields), v.object({ caso: v.fallback(v.nullable(caseNumber), null) })]),
      v.transform((kept): StoredAffiliation<Draft> => kept),
    ),
    v.pipe(
      v.object({ hora: v.number(), caso: caseNumber }),
      v.transform((kept): StoredAffiliation<Draft> => ({ borrador: {}, antes: null, ...kept })),
    ),
  ]);
