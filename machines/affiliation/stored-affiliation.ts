import * as v from 'valibot';
import { caseNumber } from '../../domain/rules/requests/case-receipt';
import { type StoredRequest, storedRequest } from '../../domain/rules/requests/stored-request';

/** An unfinished affiliation as stored in this browser. */
export interface StoredAffiliation<Draft> extends StoredRequest<Draft> {
  /** The number of its case, which may lack documents; null: no known case. */
  caso: string | null;
}

/** Keeps the case number even if no field may be stored. */
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
