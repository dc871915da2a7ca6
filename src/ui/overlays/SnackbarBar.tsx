import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { InfoIcon } from '../icons/InfoIcon';
import { WarningIcon } from '../icons/WarningIcon';
import { bar, close, note, place, title as titleStyle, tone, words } from './Snackbars.css';

const icons: Record<keyof typeof tone, ReactNode> = {
  exito: <CheckIcon size="small" />,
  informacion: <InfoIcon size="small" />,
  advertencia: <WarningIcon size="small" />,
  error: <InfoIcon size="small" />,
};

interface Props {
  kind: keyof typeof tone;
  title: string;
  detail: string;
  closeLabel: string;
  onClose: () => void;
  onHold: (cause: Hold) => void;
  onRelease: (cause: Hold) => void;
}

type Hold = 'puntero' | 'foco' | 'toque';

export const SnackbarBar = ({ kind, title, detail, closeLabel, onClose, onHold, onRelease }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: pausing on hover helps reading; nothing is operated here
  <div
    className={bar}
    role={kind === 'error' || kind === 'advertencia' ? 'alert' : 'status'}
    onPointerEnter={() => onHold('puntero')}
    onPointerLeave={() => onRelease('puntero')}
    onTouchStart={() => onHold('toque')}
    onTouchEnd={() => onRelease('toque')}
    onFocus={() => onHold('foco')}
    onBlur={() => onRelease('foco')}
  >
    <span className={tone[kind]}>{icons[kind]}</span>
    <div className={words}>
      <span className={titleStyle}>{title}</span>
      {detail !== '' && <span>{detail}</span>}
    </div>
    <button type="button" className={close} aria-label={closeLabel} onClick={onClose}>
      <CloseIcon size="small" />
    </button>
  </div>
);

/**
 * Above everything, dialogs too: `aria-live` exempts it from a dialog's hiding of the rest, and presses inside do not
 * count as outside the dialog.
 */
export const SnackbarPlace = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: nothing is pressed here, the press only ends
  <section className={place} aria-label={label} aria-live="off" onClick={(event) => event.stopPropagation()}>
    {children}
  </section>
);

export const SnackbarNote = ({ children }: { children: string }) => <p className={note}>{children}</p>;
