import { type ReactNode, useId, useRef } from 'react';
import { useAnswerFocus } from '../hooks/use-answer-focus';
import { useHeadingFocus } from '../hooks/use-heading-focus';
import {
  heading as headingStyle,
  head as headStyle,
  region as regionStyle,
  status as statusStyle,
} from './ResultsRegion.css';

interface Props {
  title: string;
  /** The number of results, or that a search is running; a polite live region. */
  status: string;
  /** Changes with the rows that are shown. */
  shown: string;
  /** Changes to a new value when an answer arrives that the page leads to. */
  lead: string | null;
  children: ReactNode;
}

/** The results of a search, under a title. */
export const ResultsRegion = ({ title, status, shown, lead, children }: Props) => {
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(shown, region, heading);
  useAnswerFocus(lead, head, heading);
  return (
    <section ref={region} className={regionStyle} aria-labelledby={id}>
      <div ref={head} className={headStyle}>
        <h2 ref={heading} id={id} className={headingStyle} tabIndex={-1}>
          {title}
        </h2>
        <p className={statusStyle} role="status">
          {status}
        </p>
      </div>
      {children}
    </section>
  );
};
