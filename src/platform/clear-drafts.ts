import type { SafeStorage } from './storage';

export const draftPrefix = 'borrador_';
export const receiptPrefix = 'recibo_';

/** Whoever logs out leaves nothing behind. */
export const clearDrafts = (area: SafeStorage): void => {
  for (const prefix of [draftPrefix, receiptPrefix]) area.removePrefix(prefix);
};
