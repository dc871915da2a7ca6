import { draftLimitMs } from '../../domain/rules/form/draft-limit';
import { draftPrefix } from './clear-drafts';
import { datedDraft } from './draft-store';
import { jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/**
 * What its owner never came back for. Some drafts tell the device's time and some the server's: what is too old by all of
 * these times goes.
 */
export const removeExpiredDrafts = (area: SafeStorage, times: readonly number[]): void => {
  for (const key of area.keys(draftPrefix)) {
    const written = jsonStore(area, key, datedDraft).read();
    if (written !== null && times.every((now) => Math.abs(now - written.desde) >= draftLimitMs(key))) area.remove(key);
  }
};
