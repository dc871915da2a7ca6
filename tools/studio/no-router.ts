import type { FilterRouter } from '../../src/wiring/addresses/filter-address';

/** The URL of a search in the studio: it never changes. */
const location = { pathname: '/consulta/prestadores', search: {} };

export const noRouter: FilterRouter = {
  state: { location },
  latestLocation: location,
  navigate: () => {},
  subscribe: () => () => {},
};
