import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { ChevronUpIcon } from '../icons/ChevronUpIcon';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import {
  dot,
  expanded,
  facts as factsStyle,
  head,
  item,
  origin as originStyle,
  press,
  presses,
  read,
  term,
  unread,
} from './NotificationItem.css';

interface Props {
  origin: string;
  /** Appended to the labels of its buttons for screen readers, since every item has the same buttons. */
  of: string;
  text: string;
  date: string;
  /** «Sin leer», for screen readers; null if read. */
  unreadLabel: string | null;
  /** Expands or collapses the text. */
  more: { label: string; act: () => void } | null;
  toggle: { label: string; expanded: boolean; act: () => void };
  /** Shown while it is expanded. */
  facts: readonly { label: string; value: string }[];
  /** To what it is about. */
  link?: ReactNode;
}

export const NotificationList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label}>{children}</ul>
);

export const NotificationItem = ({ origin, of, text, date, unreadLabel, more, toggle, facts, link }: Props) => {
  const id = useId();
  return (
    <li className={item}>
      <p className={head}>
        <span className={originStyle} dir="auto">
          {unreadLabel !== null && (
            <>
              <span className={dot} aria-hidden="true" />
              <VisuallyHidden>{unreadLabel}: </VisuallyHidden>
            </>
          )}
          {origin}
        </span>
        <span>{date}</span>
      </p>
      <p className={unreadLabel === null ? read : unread} dir="auto">
        {text}
      </p>
      <div className={presses}>
        {link}
        {more !== null && (
          <button type="button" className={press} onClick={more.act}>
            {more.label}
            <VisuallyHidden>{of}</VisuallyHidden>
          </button>
        )}
        <button
          type="button"
          className={press}
          aria-expanded={toggle.expanded}
          aria-controls={toggle.expanded ? id : undefined}
          onClick={toggle.act}
        >
          {toggle.label}
          <VisuallyHidden>{of}</VisuallyHidden>
          {toggle.expanded ? <ChevronUpIcon size="small" /> : <ChevronDownIcon size="small" />}
        </button>
      </div>
      {toggle.expanded && (
        <div id={id} className={expanded}>
          <dl className={factsStyle}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className={term}>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </li>
  );
};
