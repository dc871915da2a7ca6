import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { action, note as noteStyle } from './FieldAction.css';

interface Props {
  label: string;
  icon: ReactNode;
  busy: boolean;
  busyLabel: string;
  /** A description or the result; a polite live region. */
  note: string;
  onPress: () => void;
}

/** A button that fills a field. */
export const FieldAction = ({ label, icon, busy, busyLabel, note, onPress }: Props) => (
  <div className={action}>
    <Button kind="tonal" size="small" icon={icon} busy={busy} busyLabel={busyLabel} onPress={onPress}>
      {label}
    </Button>
    <p className={noteStyle} role="status">
      {note}
    </p>
  </div>
);
