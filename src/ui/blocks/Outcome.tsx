import { type ReactNode, useRef } from 'react';
import { useLeadFocus } from '../hooks/use-lead-focus';
import { CheckIcon } from '../icons/CheckIcon';
import { InfoIcon } from '../icons/InfoIcon';
import { WarningIcon } from '../icons/WarningIcon';
import { actions, detail as detailStyle, head, outcome, tiles, title as titleStyle, words } from './Outcome.css';

const icons: Record<keyof typeof tiles, ReactNode> = {
  exito: <CheckIcon />,
  informacion: <InfoIcon />,
  error: <WarningIcon />,
};

interface Props {
  tone: keyof typeof tiles;
  title: string;
  /** One sentence per line. */
  details?: readonly string[];
  /** A new value moves the focus to the title. */
  occasion?: string | null;
  /** Buttons, the primary one first. */
  children?: ReactNode;
}

/** A final result in the middle of a page: what happened, and the next step. */
export const Outcome = ({ tone, title, details = [], occasion = null, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLeadFocus(occasion, heading);
  return (
    <div className={outcome}>
      <div className={head} role={tone === 'error' ? 'alert' : 'status'}>
        <span className={tiles[tone]}>{icons[tone]}</span>
        <div className={words}>
          <h2 ref={heading} className={titleStyle} tabIndex={-1}>
            {title}
          </h2>
          {details.map((line) => (
            <p key={line} className={detailStyle}>
              {line}
            </p>
          ))}
        </div>
      </div>
      {children !== undefined && <div className={actions}>{children}</div>}
    </div>
  );
};
