import * as v from 'valibot';
import type { Endpoint } from '../../domain/contract/endpoint';

/** The parts of a request that its call does not take. */
export const refusedParts = (endpoint: Endpoint, request: { query?: unknown; body?: unknown }): ('query' | 'body')[] =>
  (['query', 'body'] as const).filter((part) => {
    const schema = endpoint[part];
    return schema !== undefined && !v.is(schema, request[part]);
  });
