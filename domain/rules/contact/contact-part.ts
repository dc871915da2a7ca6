import type { ContactDraft } from './contact-draft';

/** Each is a step of the wizard, and is saved by a call of its own. */
export type ContactPart = 'telefonos' | 'direccion' | 'correo';

/** In the order of the steps. */
export const contactParts = ['telefonos', 'direccion', 'correo'] as const satisfies readonly ContactPart[];

export const partFields: Readonly<Record<ContactPart, readonly (keyof ContactDraft)[]>> = {
  telefonos: ['telefonoCelular', 'telefonoResidencial'],
  direccion: ['provincia', 'municipio', 'calle', 'noCasa', 'apartamento', 'edificio', 'sector'],
  correo: ['correo'],
};

/** Identifies a write: two drafts with the same content would be the same write. */
export const contentOf = (part: ContactPart, draft: ContactDraft): string => {
  const text = JSON.stringify(partFields[part].map((field) => draft[field].trim()));
  return part === 'correo' ? text.toLowerCase() : text;
};

/** In which parts two drafts would be another write. */
export const changedParts = (before: ContactDraft, after: ContactDraft): ContactPart[] =>
  contactParts.filter((part) => contentOf(part, before) !== contentOf(part, after));

/** A draft with one part of another; a region belongs to the address. */
export const withPart = <Draft extends ContactDraft>(draft: Draft, part: ContactPart, from: Draft): Draft => {
  const fields: readonly string[] = part === 'direccion' ? ['region', ...partFields.direccion] : partFields[part];
  return { ...draft, ...Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field))) };
};
