import { bar, close, note, place, tone, words } from './Snackbars.css';

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
  // biome-ignore lint/a11y/noStaticElementInteractions: pausing is a courtesy to whoever reads; nothing is operated here
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
    <div className={words}>
      <span className={tone[kind]}>{title}</span>
      {detail !== '' && <span>{detail}</span>}
    </div>
    <button type="button" className={close} aria-label={closeLabel} onClick={onClose}>
      <span aria-hidden="true">×</span>
    </button>
  </div>
);

export const SnackbarPlace = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <section className={place} aria-label={label}>
    {children}
  </section>
);

export const SnackbarNote = ({ children }: { children: string }) => <p className={note}>{children}</p>;
