import { keptFields } from '../form/kept-fields';
import type { ContactSends } from './contact-sends';
import { keptSends } from './kept-sends';
import { emptyProfile, type ProfileDraft } from './profile-draft';

export interface KeptProfile {
  borrador: ProfileDraft;
  /** What was stored when the writing began. */
  base: ProfileDraft;
  envios: ContactSends;
}

/** What was kept of the profile's contact data, as far as it can be read. */
export const keptProfile = (kept: object | null): KeptProfile | null => {
  if (kept === null) return null;
  const { borrador, base, envios }: { borrador?: unknown; base?: unknown; envios?: unknown } = kept;
  const [typed, before] = [keptFields(emptyProfile, borrador), keptFields(emptyProfile, base)];
  return typed === null || before === null ? null : { borrador: typed, base: before, envios: keptSends(envios) };
};
