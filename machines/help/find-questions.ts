import { foldText, searchWords } from '../../domain/rules/lists/fold-text';

export interface HelpQuestion {
  pregunta: string;
  /** Paragraphs. */
  respuesta: readonly string[];
  /** Words that people use for it, and that are not shown. */
  otrasPalabras: string;
  enlace: { a: string; palabras: string } | null;
}

/** Shorter words are in most texts, or not yet whole. */
const shortestWord = 3;

/** The questions that contain every word of the text, in themselves or in their answers. */
export const findQuestions = (questions: readonly HelpQuestion[], text: string): readonly HelpQuestion[] => {
  const words = searchWords(text).filter(({ length }) => length >= shortestWord);
  return questions.filter(({ pregunta, respuesta, otrasPalabras }) => {
    const folded = foldText([pregunta, ...respuesta, otrasPalabras].join(' '));
    return words.every((word) => folded.includes(word));
  });
};
