import type { Endpoint } from '../endpoint';
import { historiaCaso } from './casos-historia';

/** Calls beyond the insurer's contract. This server answers each; another back end those that `EXTRAS` names. */
export const extras = { historiaCaso } as const satisfies Record<string, Endpoint>;
