import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { RetryIcon } from '../icons/RetryIcon';
import { moment, now, past, quote, step, text, timeline, title as titleStyle, words } from './Timeline.css';

const icons: Record<keyof typeof now, ReactNode> = {
  exito: <CheckIcon size="small" />,
  informacion: <ClockIcon size="small" />,
  advertencia: <RetryIcon size="small" />,
  error: <CloseIcon size="small" />,
  neutral: <CheckIcon size="small" />,
};

export interface TimelineStep {
  title: string;
  /** Date and hour; empty if nobody knows them. */
  moment?: string;
  /** What somebody wrote. */
  quotes?: readonly string[];
  /** One sentence of ours. */
  text?: string;
}

interface Props {
  label: string;
  /** The oldest first; the last one is where it stands now. */
  steps: readonly TimelineStep[];
  /** The tone of the last step. */
  tone: keyof typeof now;
}

/** What has happened to one thing, in order. */
export const Timeline = ({ label, steps, tone }: Props) => (
  <ol className={timeline} aria-label={label}>
    {steps.map((one, at) => {
      const last = at === steps.length - 1;
      return (
        <li key={one.title} className={step} aria-current={last ? 'step' : undefined}>
          <span className={last ? now[tone] : past} aria-hidden="true">
            {last ? icons[tone] : <CheckIcon size="small" />}
          </span>
          <div className={words}>
            <p className={titleStyle} dir="auto">
              {one.title}
            </p>
            {one.moment !== undefined && one.moment !== '' && <p className={moment}>{one.moment}</p>}
            {one.quotes?.map((said) => (
              <p key={said} className={quote} dir="auto">
                «{said}»
              </p>
            ))}
            {one.text !== undefined && <p className={text}>{one.text}</p>}
          </div>
        </li>
      );
    })}
  </ol>
);
