/**
 * Text as it is looked for: without case, accents and signs, its words apart by one space. The columns of the database
 * that are searched hold this: another rule needs a migration that writes them again.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
