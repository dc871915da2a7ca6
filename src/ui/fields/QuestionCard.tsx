import type { ReactNode } from 'react';
import { body, card, number as numberStyle, question as questionStyle } from './QuestionCard.css';

interface Props {
  number: number;
  question: string;
  children: ReactNode;
}

/** One question of a few, with its field. The field itself is named by the question. */
export const QuestionCard = ({ number, question, children }: Props) => (
  <div className={card}>
    <p className={questionStyle} aria-hidden="true">
      <span className={numberStyle}>{number}</span>
      <span>{question}</span>
    </p>
    <div className={body}>{children}</div>
  </div>
);
