import { draftLimitMs } from '../../domain/rules/form/draft-limit';
import { draftPrefix } from './forget-typed';
import type { SafeStorage } from './storage';
import { writtenDraft } from './written-draft';

/**
 * What its owner never came back for. Some drafts tell the device's time and some the server's: what is too old by all of
 * these times goes.
 */
export const sweepDrafts = (area: SafeStorage, times: readonly number[]): void => {
  for (const key of area.keys(draftPrefix)) {
    const written = writtenDraft(area.get(key));
    if (written !== null && times.every((now) => Math.abs(now - written.desde) >= draftLimitMs(key))) area.remove(key);
  }
};
