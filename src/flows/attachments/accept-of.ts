import type { Formato } from '../../../domain/rules/attachments/requirement';

const mimes: Readonly<Record<Formato, string>> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' };

/** The `accept` attribute. If it lists only these formats, iPhones convert HEIC to JPG. */
export const acceptOf = (formats: readonly Formato[]): string => formats.map((format) => mimes[format]).join(',');
