import { type Ref, useId } from 'react';
import { aside, name, note as noteStyle, pressed, track, words } from './Switch.css';

interface Props {
  label: string;
  detail: string;
  /** Announced politely when it changes, such as «Guardado». */
  note?: string;
  checked: boolean;
  /** Pressing does nothing for now; the focus stays. */
  waiting?: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Takes effect at once, unlike a checkbox of a form. */
export const Switch = ({ label, detail, note = '', checked, waiting = false, onChange, ref }: Props) => {
  const id = useId();
  return (
    <div>
      <label className={pressed}>
        <span className={words}>
          <span className={name} id={`${id}-name`}>
            {label}
          </span>
          <span className={aside} id={`${id}-detail`}>
            {detail}
          </span>
        </span>
        <input
          ref={ref}
          className={track}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-detail`}
          aria-disabled={waiting || undefined}
          onChange={({ currentTarget }) => {
            if (!waiting) onChange(currentTarget.checked);
          }}
        />
      </label>
      <p className={noteStyle} role="status">
        {note}
      </p>
    </div>
  );
};
