import type { ReactNode } from 'react';
import { body, card, number as numberStyle, question as questionStyle } from './QuestionCard.css';

interface Props {
  number: number;
  question: string;
  children: ReactNode;
}

/** A numbered question with its field, of which the question is the label. */
export const QuestionCard = ({ number, question, children }: Props) => (
  <div className={card}>
    <p className={questionStyle} aria-hidden="true">
      <span className={numberStyle}>{number}</span>
      <span>{question}</span>
    </p>
    <div className={body}>{children}</div>
  </div>
);
