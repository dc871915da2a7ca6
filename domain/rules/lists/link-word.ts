/** The router writes text that looks like a number in quotes, and numbers without. */
export const linkWord = (word: string): string | number => (String(Number(word)) === word ? Number(word) : word);
