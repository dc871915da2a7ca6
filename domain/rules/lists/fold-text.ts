/**
 * Normalizes text for search: lower case, without accents and punctuation, single spaces. The database stores columns
 * in this form, so a change needs a migration that rewrites them.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The distinct words of a search, without those that are a prefix of another. */
export const searchWords = (text: string): string[] => {
  const words = [...new Set(foldText(text).split(' '))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
};
