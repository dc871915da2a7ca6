import { draftLimitMs } from '../../domain/rules/form/form-events';
import { draftPrefix } from './clear-drafts';
import { datedDraft } from './draft-store';
import { jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/**
 * Deletes abandoned drafts. Some store the device's time and some the server's, so a draft must be too old by all given
 * times.
 */
export const removeExpiredDrafts = (area: SafeStorage, times: readonly number[]): void => {
  for (const key of area.keys(draftPrefix)) {
    const written = jsonStore(area, key, datedDraft).read();
    if (written !== null && times.every((now) => Math.abs(now - written.desde) >= draftLimitMs(key))) area.remove(key);
  }
};
