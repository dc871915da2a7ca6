import type { Contact, ContactPart } from './contact-rows';

interface ContactStatus {
  /** Whether the server asked for contact data; null: the portal asks for what is missing. */
  asked: boolean | null;
  contact: Contact;
  /** The parts that the member has confirmed since then, changed or not. */
  confirmed: Readonly<Record<ContactPart, boolean>>;
  /** Whether the member may write the address at all. */
  mayMove: boolean;
}

/**
 * Whether to keep asking after a member saves a part. A request of the server stands until every part is confirmed. A
 * member who may not edit the address is not asked for it.
 */
export const needsContactData = ({ asked, contact, confirmed, mayMove }: ContactStatus): boolean | null => {
  if (asked === true && !(confirmed.telefonos && confirmed.correo && (confirmed.direccion || !mayMove))) return true;
  if (asked === false && mayMove) return false;
  return !mayMove && contact.telefonoCelular !== '' && contact.correoElectronico !== '' ? false : null;
};
