import { type RouteName, routeAt, routes } from '../../../domain/rules/access/routes';
import type { FilterKinds, Filters } from '../../../domain/rules/lists/filters';
import { formatFilters, parseFilters } from '../../../domain/rules/lists/filters';

interface Location {
  pathname: string;
  search: object;
}

export interface FilterRouter {
  state: { location: Location };
  /** The target of the last navigation, which may still be pending. */
  latestLocation: Location;
  navigate(to: { href: string; replace: boolean; resetScroll: boolean }): unknown;
  subscribe(event: 'onResolved', listener: () => void): () => void;
}

/** Keeps the search in the address, so that links, reloads and going back repeat it. */
export const filterAddress = <K extends FilterKinds>(router: FilterRouter, page: RouteName, kinds: K) => {
  const at = ({ pathname, search }: Location) =>
    routeAt(pathname)?.name === page ? parseFilters(search, kinds) : null;
  const here = () => at(router.latestLocation);
  return {
    // No search schema on the route: it would add to the log-in's bundle.
    filters: parseFilters(router.state.location.search, kinds),
    /** After two navigations only the second is reported. */
    onFilters: (told: (filters: Filters<K>) => void) =>
      router.subscribe('onResolved', () => {
        const found = here();
        if (found !== null) told(found);
      }),
    /** Adds a history entry, unless the filters are unchanged, or `replace` corrects the current entry. */
    show: (filters: Filters<K>, replace = false) => {
      const [now, wanted] = [here(), formatFilters(filters, kinds)];
      if (now === null || formatFilters(now, kinds) === wanted) return;
      void router.navigate({ href: routes[page].path + wanted, replace, resetScroll: false });
    },
  };
};

export type FilterAddress<K extends FilterKinds> = ReturnType<typeof filterAddress<K>>;
