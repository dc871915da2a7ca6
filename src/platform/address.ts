import { repairPath } from '../../domain/rules/access/path';

/** Before the router reads it: an address that no router can decode still names its page. */
export const repairAddress = (): void => {
  const { pathname, search, hash } = location;
  const repaired = repairPath(pathname);
  if (repaired !== pathname) history.replaceState(history.state, '', repaired + search + hash);
};
