import { repairPath } from '../../domain/rules/access/path';

/** Runs before the router reads the address: repairs malformed escapes, which the router cannot decode. */
export const repairAddress = (): void => {
  const { pathname, search, hash } = location;
  const repaired = repairPath(pathname);
  if (repaired !== pathname) history.replaceState(history.state, '', repaired + search + hash);
};
