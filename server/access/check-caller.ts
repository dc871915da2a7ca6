import type { AffiliateCode, Endpoint } from '../../domain/contract/endpoint';
import { HttpProblem } from '../http/http-problem';
import type { Caller, Member } from './caller';
import type { Family } from './family';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** First half of the declared rule, before anything of the request is read: may this caller use the call at all? */
export const rejectCaller = (endpoint: Endpoint, caller: Caller): void => {
  switch (endpoint.access) {
    case 'public':
      return;
    case 'anonymous':
      if (caller.scope === 'nadie') throw new HttpProblem(401);
      return;
    case 'member':
      if (caller.scope !== 'miembro') throw new HttpProblem(401);
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

/** Second half: the first affiliate code of the request that this caller may not use, null when there is none. */
export const foreignCode = async (
  endpoint: Endpoint,
  request: { query: unknown; body: unknown },
  caller: Caller,
  family: Family,
): Promise<string | null> => {
  for (const declared of endpoint.affiliate ?? []) {
    const code = codeIn(declared, request);
    const absent = code === undefined || code === null || code === '';
    // Absent where it is required: the schema says so, more clearly than a refusal would.
    if (absent) continue;
    if (typeof code !== 'string') throw new HttpProblem(400);
    if (caller.scope !== 'miembro' || !(await mayUse(caller, code, declared, family))) return code;
  }
  return null;
};

const mayUse = (member: Member, code: string, { whose }: AffiliateCode, family: Family) =>
  family.mayUse(member, code, whose);
