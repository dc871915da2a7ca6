import { foldText } from './fold-text';

/** The distinct words of a search, without those that are a prefix of another. */
export const searchWords = (text: string): string[] => {
  const words = [...new Set(foldText(text).split(' '))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
};
