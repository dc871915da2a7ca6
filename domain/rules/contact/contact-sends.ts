import type { ContactDraft } from './contact-draft';
import { type ContactPart, contactParts, contentOf } from './contact-part';
import { draftOfContact, type StoredContact } from './stored-contact';

interface Send {
  contenido: string;
  /** The service has been seen to hold it. Until then its fate is unknown. */
  confirmado: boolean;
}

/** By part, what was sent last. */
export type ContactSends = Readonly<Partial<Record<ContactPart, Send>>>;

export const noted = (
  sends: ContactSends,
  part: ContactPart,
  draft: ContactDraft,
  confirmado: boolean,
): ContactSends => ({
  ...sends,
  [part]: { contenido: contentOf(part, draft), confirmado },
});

/** A write that did not happen. */
export const without = (sends: ContactSends, part: ContactPart): ContactSends => ({ ...sends, [part]: undefined });

export const isSaved = (sends: ContactSends, part: ContactPart, draft: ContactDraft): boolean =>
  sends[part]?.confirmado === true && sends[part].contenido === contentOf(part, draft);

/** Just this was sent, and nobody knows whether it arrived: it is looked up, never sent again. */
export const isDoubtful = (sends: ContactSends, part: ContactPart, draft: ContactDraft): boolean =>
  sends[part]?.confirmado === false && sends[part].contenido === contentOf(part, draft);

/** What was sent, held against what the service keeps: what it has is saved, whatever it does not have was not. */
export const settled = (sends: ContactSends, contact: StoredContact): ContactSends => {
  const kept = draftOfContact(contact);
  return Object.fromEntries(
    contactParts
      .filter((part) => sends[part]?.contenido === contentOf(part, kept))
      .map((part) => [part, { contenido: contentOf(part, kept), confirmado: true }]),
  );
};

/** The same for what was in doubt only: what was confirmed once was saved, whoever changed it since. */
export const lookedUp = (sends: ContactSends, contact: StoredContact): ContactSends => {
  const confirmed = Object.entries(sends).filter(([, send]) => send?.confirmado === true);
  return { ...settled(sends, contact), ...Object.fromEntries(confirmed) };
};
