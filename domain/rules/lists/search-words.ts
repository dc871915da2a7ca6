import { foldText } from './fold-text';

/** The words of what somebody looks for, each once; a word that another one begins with adds nothing. */
export const searchWords = (text: string): string[] => {
  const words = [...new Set(foldText(text).split(' '))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
};
