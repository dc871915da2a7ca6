import type { Endpoint } from '../endpoint';

const folder = 'extra/';

export const isExtra = ({ path }: Pick<Endpoint, 'path'>): boolean => path.startsWith(folder);

/** As settings name it: its path below `extra/`. */
export const extraName = ({ path }: Pick<Endpoint, 'path'>): string => path.slice(folder.length);

/** Whether a server that names these extras has all of these calls. */
export const offersAll = (extras: readonly string[], endpoints: readonly Pick<Endpoint, 'path'>[]): boolean =>
  endpoints.every((endpoint) => extras.includes(extraName(endpoint)));
