import { type KeptRequest, keptRequest } from '../requests/kept-request';

/** An affiliation that was begun and not finished, as this browser kept it. */
export interface KeptAffiliation<Draft> extends KeptRequest<Draft> {
  /** Its case exists, and may lack its documents. Null: there is none that is known. */
  caso: string | null;
}

const isCase = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

/** A case stays, even where nothing else of it may be kept. */
export const keptAffiliation = <Draft extends Readonly<Record<keyof Draft, string>>>(
  fields: readonly (keyof Draft & string)[],
  kept: object | null,
): KeptAffiliation<Draft> | null => {
  const { hora, caso }: { hora?: unknown; caso?: unknown } = Object(kept);
  const request = keptRequest<Draft>(fields, kept);
  if (request !== null) return { ...request, caso: isCase(caso) ? caso : null };
  return isCase(caso) && typeof hora === 'number' ? { borrador: {}, hora, antes: null, caso } : null;
};
