import type * as v from 'valibot';
import type { publicSettings } from '../src/contract/settings';
import type { Settings } from './settings';

/** What the page may know. Everything here can be read by anybody who opens the portal. */
export const publicSettingsOf = (settings: Settings): v.InferInput<typeof publicSettings> => ({
  policy: settings.policy,
  links: settings.links,
  demo: settings.demo,
  // A foreign back end does not add the account itself, so the page must send it.
  ...(settings.apiOrigin !== undefined && settings.anonymousAccount !== undefined
    ? { anonymousAccount: settings.anonymousAccount }
    : {}),
});
