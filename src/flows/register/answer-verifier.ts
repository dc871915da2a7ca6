import {
  isRightAnswer,
  type Question,
  type Supplied,
  type Typed,
  usableQuestions,
} from '../../../domain/rules/registration/questions';

/**
 * Holds the answers to the security questions: outside of it there are questions without answers, and whether an answer
 * is right.
 */
export const answerVerifier = () => {
  let held: readonly Supplied[] = [];
  return {
    keep: (supplied: readonly Supplied[]): readonly Question[] => {
      held = supplied;
      return usableQuestions(supplied);
    },
    allRight: (typed: readonly Typed[]): boolean =>
      typed.length > 0 &&
      typed.every(({ id, texto }) => {
        const [question] = usableQuestions(held).filter((one) => one.id === id);
        const answer = held.find((one) => one.id === id)?.respuesta ?? '';
        return question !== undefined && isRightAnswer(question.idTipoPregunta, texto, answer);
      }),
    forget: (): void => {
      held = [];
    },
  };
};
