import { type CallName, contract } from '../../domain/contract';
import type { Endpoint } from '../../domain/contract/endpoint';
import { type Ctx, pathOf } from './context';
import { HttpProblem } from './http-problem';
import { isForeignSite } from './is-foreign-site';

export interface Declared {
  call: CallName;
  endpoint: Endpoint;
}

/** Lower case path → method → call. */
const table = new Map<string, ReadonlyMap<string, Declared>>();
for (const [name, endpoint] of Object.entries(contract)) {
  const path = `/api/${endpoint.path.toLowerCase()}`;
  const others = table.get(path) ?? [];
  table.set(path, new Map([...others, [endpoint.method, { call: name as CallName, endpoint }]]));
}

/** The calls of a path by their method; undefined: the contract has no such path. */
export const declaredCalls = (c: Ctx): ReadonlyMap<string, Declared> | undefined => table.get(pathOf(c).toLowerCase());

/** Documents and passes whose address is opened from a mail, a message or another app. */
const openedFromElsewhere = (endpoint: Endpoint | undefined): boolean => endpoint?.replyAs !== undefined;

/**
 * CSRF protection: no page of another site may cause a call, and no link, form or image may cause a call that changes
 * something. Calls that the contract does not declare count as changing something.
 */
export const rejectForeignSite = (c: Ctx, endpoint: Endpoint | undefined): void => {
  const mode = c.req.header('sec-fetch-mode') ?? '';
  const isOpened = c.req.method === 'GET' && mode === 'navigate' && openedFromElsewhere(endpoint);
  if (isForeignSite(c) && !isOpened) throw new HttpProblem(403);
  if (endpoint?.safe !== true && ['navigate', 'no-cors'].includes(mode)) throw new HttpProblem(403);
};
