import { type CallName, contract } from '../../src/contract';
import type { Endpoint } from '../../src/contract/endpoint';
import { type Ctx, pathOf } from './context';
import { HttpProblem } from './http-problem';

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

/** A link, an image or another site must not set off a GET that changes something. */
export const refuseForeignUse = (c: Ctx, { method, safe }: Endpoint): void => {
  if (method !== 'GET' || safe) return;
  const foreign = ['navigate', 'no-cors'].includes(c.req.header('sec-fetch-mode') ?? '');
  if (foreign || c.req.header('sec-fetch-site') === 'cross-site') throw new HttpProblem(403);
};
