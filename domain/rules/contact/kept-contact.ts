import { keptFields } from '../form/kept-fields';
import { type ContactDraft, emptyContact } from './contact-draft';
import type { ContactSends } from './contact-sends';
import { keptSends } from './kept-sends';

export interface KeptContact {
  borrador: ContactDraft;
  /** What was stored when the writing began. */
  base: ContactDraft;
  paso: 0 | 1 | 2;
  envios: ContactSends;
}

/** What was kept of the wizard, as far as it can be read. */
export const keptContact = (kept: object | null): KeptContact | null => {
  if (kept === null) return null;
  const { borrador, base, paso, envios }: Readonly<Partial<Record<keyof KeptContact, unknown>>> = kept;
  const draft = keptFields(emptyContact, borrador);
  if (draft === null) return null;
  return {
    borrador: draft,
    // Without a base all that was typed counts.
    base: keptFields(emptyContact, base) ?? emptyContact,
    paso: paso === 1 || paso === 2 ? paso : 0,
    envios: keptSends(envios),
  };
};
