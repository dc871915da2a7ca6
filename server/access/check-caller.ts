import { type AffiliateCode, type Endpoint, endedElsewhereHeader } from '../../domain/contract/endpoint';
import type { Caller, Member } from '../http/caller';
import { HttpProblem } from '../http/http-problem';
import type { Family } from './family';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The page tells its member who ended the session; only a holder of its signed token learns it. */
const refuse = (caller: Caller): never => {
  const isClosed = caller.scope === 'nadie' && caller.closedElsewhere === true;
  throw new HttpProblem(401, isClosed ? { [endedElsewhereHeader]: '1' } : {});
};

/** Checks the declared access before the request is read: may this caller use the call at all? */
export const rejectCaller = (endpoint: Endpoint, caller: Caller): void => {
  switch (endpoint.access) {
    case 'public':
      return;
    case 'anonymous':
      if (caller.scope === 'nadie') refuse(caller);
      return;
    case 'member':
      if (caller.scope !== 'miembro') refuse(caller);
      return;
    default:
      // An access that is declared wrongly opens nothing.
      endpoint.access satisfies never;
      throw new HttpProblem(403);
  }
};

const codeIn = ({ in: place, field }: AffiliateCode, request: { query: unknown; body: unknown }): unknown => {
  const part = request[place];
  return isObject(part) && Object.hasOwn(part, field) ? part[field] : undefined;
};

/** The first affiliate code in the request that this caller may not use, or null. */
export const foreignCode = async (
  endpoint: Endpoint,
  request: { query: unknown; body: unknown },
  caller: Caller,
  family: Family,
): Promise<string | null> => {
  for (const declared of endpoint.affiliate ?? []) {
    const code = codeIn(declared, request);
    const absent = code === undefined || code === null || code === '';
    // A missing required code is left to the schema, whose error is clearer than a 403.
    if (absent) continue;
    if (typeof code !== 'string') throw new HttpProblem(400);
    if (caller.scope !== 'miembro' || !(await mayUse(caller, code, declared, family))) return code;
  }
  return null;
};

const mayUse = (member: Member, code: string, { whose }: AffiliateCode, family: Family) =>
  family.mayUse(member, code, whose);
