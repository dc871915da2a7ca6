import type { FilterRouter } from '../src/wiring/filter-address';

/** The address of a search that is only played: it stays as it is. */
const location = { pathname: '/consulta/prestadores', search: {} };

export const noRouter: FilterRouter = {
  state: { location },
  latestLocation: location,
  navigate: () => {},
  subscribe: () => () => {},
};
