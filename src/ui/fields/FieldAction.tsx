import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { action, note as noteStyle } from './FieldAction.css';

interface Props {
  label: string;
  icon: ReactNode;
  busy: boolean;
  busyLabel: string;
  /** What it does, or what came of it: told politely when it changes. */
  note: string;
  onPress: () => void;
}

/** A button among fields that fills one of them. */
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
