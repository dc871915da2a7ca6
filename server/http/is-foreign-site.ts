import type { Ctx } from './context';

/** A page of another site causes the request; browsers before 2023 do not tell. */
export const isForeignSite = (c: Ctx): boolean =>
  ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '');
