/** Removes everything except letters of any language, spaces, hyphens and apostrophes. */
export const nameText = (text: string): string => text.replace(/[^\p{L}\p{M}\s'’-]/gu, '').replace(/\s/g, ' ');
