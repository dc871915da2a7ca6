import type { ReactNode } from 'react';
import { card, head, question as questionStyle } from './ConditionCard.css';

interface Props {
  question: string;
  /** Answered with yes: `children` ask for details. */
  marked: boolean;
  /** The control; the question is its label. */
  answer: ReactNode;
  children?: ReactNode;
}

/** A yes-or-no question; a yes shows further fields. */
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
