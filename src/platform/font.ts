import { savesData } from './saves-data';
import type { SafeStorage } from './storage';

/** Also read by index.html before the first paint. */
const key = 'letra';

/**
 * Fetches the font for later pages, so that visible text never changes its shape. Call the returned function just
 * before another page is painted.
 */
export const fetchFont = async (address: string, local: SafeStorage): Promise<() => void> => {
  if (savesData() || local.get(key) === address || typeof FontFace !== 'function') return () => {};
  const face = await new FontFace('Figtree Variable', `url(${address})`, { weight: '300 900' }).load();
  local.set(key, address);
  return () => document.fonts.add(face);
};
