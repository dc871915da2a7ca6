import { formatFilters } from '../../../domain/rules/lists/filters';
import { type RequestFilters, requestFilterKinds } from '../../../domain/rules/requests/request-filters';
import { requestPlace } from '../../../domain/rules/requests/request-place';
import { type FilterAddress, type FilterRouter, filterAddress } from './filter-address';

export interface RequestRouter extends FilterRouter {
  navigate(to: { href: string; replace: boolean; resetScroll: boolean; state?: { encima: boolean } }): unknown;
  history: { location: { state: { encima?: boolean } }; back(): void };
}

export interface RequestAddress extends FilterAddress<typeof requestFilterKinds> {
  /** Opens a case over the list: going back closes it. */
  open(filters: RequestFilters): void;
  /** Goes back to the list under the case, or replaces the case by it if there is none. */
  close(filters: RequestFilters): void;
}

/** The filters and the open case, from the address. A form's address has neither. */
export const requestAddress = (router: RequestRouter): RequestAddress => {
  const list = filterAddress(router, 'requests', requestFilterKinds);
  return {
    ...list,
    onFilters: (told) =>
      list.onFilters((filters) => {
        if (requestPlace(router.latestLocation.search).shows === 'lista') told(filters);
      }),
    open: (filters) =>
      void router.navigate({
        href: `/solicitudes${formatFilters(filters, requestFilterKinds)}`,
        replace: false,
        resetScroll: false,
        state: { encima: true },
      }),
    close: (filters) => {
      if (router.history.location.state.encima === true) router.history.back();
      else list.show(filters, true);
    },
  };
};
