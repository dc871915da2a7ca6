import type { Formato } from '../../../domain/rules/attachments/requirement';

const mimes: Readonly<Record<Formato, string>> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' };

/** What a device offers to choose from. Where only these are named, iPhones hand over a JPG of what they keep as HEIC. */
export const acceptOf = (formats: readonly Formato[]): string => formats.map((format) => mimes[format]).join(',');
