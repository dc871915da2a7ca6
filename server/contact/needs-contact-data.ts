import type { Contact, ContactPart } from './contact-rows';

interface ContactStatus {
  /** What was asked until now; null leaves it to what is missing. */
  asked: boolean | null;
  contact: Contact;
  /** Which parts the member has confirmed since, whether or not anything changed. */
  confirmed: Readonly<Record<ContactPart, boolean>>;
  /** Whether the member may write the address at all. */
  mayMove: boolean;
}

/**
 * What a member is asked for after saving a part. What the server asked for is asked until every part is confirmed. Who
 * cannot write the address is not asked for it once the rest is there.
 */
export const needsContactData = ({ asked, contact, confirmed, mayMove }: ContactStatus): boolean | null => {
  if (asked === true && !(confirmed.telefonos && confirmed.correo && (confirmed.direccion || !mayMove))) return true;
  if (asked === false && mayMove) return false;
  return !mayMove && contact.telefonoCelular !== '' && contact.correoElectronico !== '' ? false : null;
};
