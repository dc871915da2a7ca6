/** The router writes text that could be read as a number in quotes; the number itself it writes as it is. */
export const linkWord = (word: string): string | number => (String(Number(word)) === word ? Number(word) : word);
