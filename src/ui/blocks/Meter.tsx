import { part, track } from './Meter.css';

interface Props {
  /** The accessible name. */
  label: string;
  /** The progress as text. */
  words: string;
  now: number;
  of: number;
}

/** Progress of a whole, with its text visible beside the bar. */
export const Meter = ({ label, words, now, of }: Props) => {
  const percent = of > 0 ? Math.min(100, Math.max(0, Math.floor((now / of) * 100))) : 0;
  return (
    <div
      className={track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
    >
      <i className={part} style={{ width: `${percent}%` }} />
    </div>
  );
};
