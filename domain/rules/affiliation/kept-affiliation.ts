import * as v from 'valibot';
import { caseNumber } from '../requests/case-receipt';
import { type KeptRequest, keptRequest } from '../requests/kept-request';

/** An affiliation that was begun and not finished, as this browser kept it. */
export interface KeptAffiliation<Draft> extends KeptRequest<Draft> {
  /** Its case exists, and may lack its documents. Null: there is none that is known. */
  caso: string | null;
}

/** A case stays, even where nothing else of it may be kept. */
export const keptAffiliation = <Draft extends Readonly<Record<keyof Draft, string>>>(
  fields: readonly (keyof Draft & string)[],
) =>
  v.union([
    v.pipe(
      v.intersect([keptRequest<Draft>(fields), v.object({ caso: v.fallback(v.nullable(caseNumber), null) })]),
      v.transform((kept): KeptAffiliation<Draft> => kept),
    ),
    v.pipe(
      v.object({ hora: v.number(), caso: caseNumber }),
      v.transform((kept): KeptAffiliation<Draft> => ({ borrador: {}, antes: null, ...kept })),
    ),
  ]);
