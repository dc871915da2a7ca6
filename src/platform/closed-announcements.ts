import * as v from 'valibot';
import { jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/** The announcements of maintenance that were closed in this tab. */
export const closedAnnouncements = (area: SafeStorage) =>
  jsonStore(area, 'mantenimientos_cerrados', v.array(v.string()));
