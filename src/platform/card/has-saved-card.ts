import { cardCache } from './card-cache';

/** Whether this device has a saved card. */
export const hasSavedCard = async (): Promise<boolean> => {
  try {
    return (await globalThis.caches?.has(cardCache.name)) ?? false;
  } catch {
    return false;
  }
};
