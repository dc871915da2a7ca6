import type { ReactNode } from 'react';
import { card, head, question as questionStyle } from './ConditionCard.css';

interface Props {
  question: string;
  /** It was answered with yes: then `children` ask for more. */
  marked: boolean;
  /** Its control is named by the question. */
  answer: ReactNode;
  children?: ReactNode;
}

/** One question of very many, answered with a press; only a yes makes it longer. */
export const ConditionCard = ({ question, marked, answer, children }: Props) => (
  <div className={card[marked ? 'marked' : 'calm']}>
    <div className={head}>
      <p className={questionStyle} aria-hidden="true" dir="auto">
        {question}
      </p>
      {answer}
    </div>
    {marked && children}
  </div>
);
