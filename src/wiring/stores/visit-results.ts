import type { FilterKinds, Filters } from '../../../domain/rules/lists/filters';
import { formatFilters } from '../../../domain/rules/lists/filters';
import { type Visitor, visitMemory } from './visit-memory';

export interface VisitResults<K extends FilterKinds, R> {
  /** Null if not cached, or evicted by newer searches. */
  of(filters: Filters<K>): R | null;
  keep(filters: Filters<K>, results: R): void;
}

const most = 20;

/** Caches search results by filters for the lifetime of the page, so that going back sends no call. */
export const visitResults = <K extends FilterKinds, R>(
  visitor: Visitor,
  flow: string,
  kinds: K,
): VisitResults<K, R> => {
  const memory = visitMemory<ReadonlyMap<string, R>>(visitor, flow);
  return {
    of: (filters) => memory.read()?.get(formatFilters(filters, kinds)) ?? null,
    keep: (filters, found) => {
      const key = formatFilters(filters, kinds);
      const others = [...(memory.read() ?? [])].filter(([other]) => other !== key);
      memory.keep(new Map([...others, [key, found] as const].slice(-most)));
    },
  };
};
