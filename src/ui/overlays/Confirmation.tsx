import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/Button';
import { note as noteStyle, term, tile, value, well } from './Confirmation.css';
import { LazyDialog } from './LazyDialog';

interface Props {
  /** The question, as the title. */
  question: string;
  /** The affected data, so that nobody confirms the wrong thing. */
  facts?: readonly { label: string; value: string }[];
  /** The button that changes nothing; it takes the focus, and closing the dialog does the same. */
  safe: { label: string; act: () => void };
  /** With `outline` the safe button is the main one, and so the last: on phones it is where the thumb is. */
  sure: { label: string; act: () => void; kind?: 'primary' | 'danger' | 'outline'; busy?: boolean; busyLabel?: string };
  closeLabel: string;
  /** An icon above the question. */
  icon?: ReactNode;
  children?: ReactNode;
  /** Further information under the facts. */
  note?: ReactNode;
}

export const Confirmation = ({ question, facts = [], safe, sure, closeLabel, icon, children, note }: Props) => {
  const first = useRef<HTMLButtonElement>(null);
  const isSafeMain = sure.kind === 'outline';
  const safeButton = (
    <Button key="safe" ref={first} kind={isSafeMain ? 'primary' : 'outline'} onPress={safe.act}>
      {safe.label}
    </Button>
  );
  const sureButton = (
    <Button
      key="sure"
      kind={sure.kind ?? 'primary'}
      busy={sure.busy ?? false}
      {...(sure.busyLabel === undefined ? {} : { busyLabel: sure.busyLabel })}
      onPress={sure.act}
    >
      {sure.label}
    </Button>
  );
  return (
    <LazyDialog
      title={question}
      onClose={{ label: closeLabel, act: safe.act }}
      focusFirst={first}
      {...(icon === undefined ? {} : { lead: <span className={tile}>{icon}</span> })}
      actions={isSafeMain ? [sureButton, safeButton] : [safeButton, sureButton]}
    >
      {children}
      {facts.length > 0 && (
        <dl className={well}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className={term}>{fact.label}</dt>
              <dd className={value}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {note !== undefined && <p className={noteStyle}>{note}</p>}
    </LazyDialog>
  );
};
