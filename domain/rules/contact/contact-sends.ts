import * as v from 'valibot';
import { storedText } from '../form/parse-stored';
import { type ContactDraft, draftOfContact, type StoredContact } from './contact-draft';
import { type ContactPart, contactParts, contentOf } from './contact-part';

interface Send {
  contenido: string;
  /** A lookup has shown that the service stored it. Until then the outcome is unknown. */
  confirmado: boolean;
}

/** The last send of each part. */
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

/** Forgets a rejected write. */
export const without = (sends: ContactSends, part: ContactPart): ContactSends => ({ ...sends, [part]: undefined });

export const isSaved = (sends: ContactSends, part: ContactPart, draft: ContactDraft): boolean =>
  sends[part]?.confirmado === true && sends[part].contenido === contentOf(part, draft);

/** The same part was sent with an unknown outcome: look it up, never resend it. */
export const isDoubtful = (sends: ContactSends, part: ContactPart, draft: ContactDraft): boolean =>
  sends[part]?.confirmado === false && sends[part].contenido === contentOf(part, draft);

/** Compares what was sent with the stored data: equal parts were saved, the others were not. */
export const settled = (sends: ContactSends, contact: StoredContact): ContactSends => {
  const kept = draftOfContact(contact);
  return Object.fromEntries(
    contactParts
      .filter((part) => sends[part]?.contenido === contentOf(part, kept))
      .map((part) => [part, { contenido: contentOf(part, kept), confirmado: true }]),
  );
};

/** The same for unconfirmed parts only: a confirmed part was saved, even if it has changed since. */
export const lookedUp = (sends: ContactSends, contact: StoredContact): ContactSends => {
  const confirmed = Object.entries(sends).filter(([, send]) => send?.confirmado === true);
  return { ...settled(sends, contact), ...Object.fromEntries(confirmed) };
};

const send = v.object({ contenido: storedText, confirmado: v.boolean() });
// A malformed send counts as none.
const kept = v.fallback(v.optional(send), undefined);

/** Schema of the stored sends; malformed parts are dropped. */
export const keptSends = v.fallback(v.object({ telefonos: kept, direccion: kept, correo: kept }), {});
