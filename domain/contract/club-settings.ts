import * as v from 'valibot';
import { safeUrl } from '../rules/access/safe-url';

/** In the page's JSON data block beside the public settings; read by the page of the club alone, so that no other carries it. */
const clubSettings = v.object({ club: v.object({ direccion: v.pipe(v.string(), v.maxLength(500)) }) });
export type ClubSettings = v.InferInput<typeof clubSettings>;

/** The club's address: an https page, or one of this server. Empty: not configured. */
export const readClubAddress = (block: unknown): string => {
  const read = v.safeParse(clubSettings, block);
  return read.success ? (safeUrl(read.output.club.direccion) ?? '') : '';
};
