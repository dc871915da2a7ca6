import { type ContactDraft, emptyContact } from './contact-draft';
import { contactParts } from './contact-part';
import type { ContactSends } from './contact-sends';

export interface KeptContact {
  borrador: ContactDraft;
  paso: 0 | 1 | 2;
  envios: ContactSends;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2000;

const sendsIn = (value: unknown): ContactSends => {
  const found: Readonly<Record<string, unknown>> = Object(value);
  return Object.fromEntries(
    contactParts.flatMap((part) => {
      const { contenido, confirmado }: { contenido?: unknown; confirmado?: unknown } = Object(found[part]);
      return isText(contenido) && typeof confirmado === 'boolean' ? [[part, { contenido, confirmado }]] : [];
    }),
  );
};

/** What was kept of the wizard, as far as it can be read: storage belongs to whoever holds the device. */
export const keptContact = (kept: object | null): KeptContact | null => {
  if (kept === null) return null;
  const { borrador, paso, envios }: { borrador?: unknown; paso?: unknown; envios?: unknown } = kept;
  const found: Readonly<Record<string, unknown>> = Object(borrador);
  const fields = Object.keys(emptyContact) as (keyof ContactDraft)[]; // its own keys
  if (!fields.every((field) => isText(found[field]))) return null;
  const draft = Object.fromEntries(fields.map((field) => [field, String(found[field])]));
  return {
    borrador: { ...emptyContact, ...draft },
    paso: paso === 1 || paso === 2 ? paso : 0,
    envios: sendsIn(envios),
  };
};
