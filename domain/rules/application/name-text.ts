/** Letters of any language with their accents, spaces, hyphen and apostrophe; all else is taken away. */
export const nameText = (text: string): string => text.replace(/[^\p{L}\p{M}\s'’-]/gu, '').replace(/\s/g, ' ');
