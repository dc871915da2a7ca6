import type { SafeStorage } from './storage';

export const draftPrefix = 'borrador_';
export const receiptPrefix = 'recibo_';

/** Deletes all drafts and receipts at a log-out. */
export const clearDrafts = (area: SafeStorage): void => {
  for (const prefix of [draftPrefix, receiptPrefix]) area.removePrefix(prefix);
};
