import { isKeptText } from '../form/kept-text';
import { contactParts } from './contact-part';
import type { ContactSends } from './contact-sends';

/** What was kept of what was sent, as far as it can be read. */
export const keptSends = (value: unknown): ContactSends => {
  const found: Readonly<Record<string, unknown>> = Object(value);
  return Object.fromEntries(
    contactParts.flatMap((part) => {
      const { contenido, confirmado }: { contenido?: unknown; confirmado?: unknown } = Object(found[part]);
      return isKeptText(contenido) && typeof confirmado === 'boolean' ? [[part, { contenido, confirmado }]] : [];
    }),
  );
};
