import { type ReactNode, useId } from 'react';
import { field, frame, hint as hintStyle, label as labelStyle, message } from './Field.css';

interface Props {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, control, hint and error, tied together for every reader. */
export const Field = ({ label, hint, error, children }: Props) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      <div className={frame}>
        {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      </div>
      {hint && (
        <p className={hintStyle} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={message} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};
