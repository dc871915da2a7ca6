import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../icons/WarningIcon';
import { hidden } from '../layout/VisuallyHidden.css';
import {
  adornment,
  aside,
  field,
  frame,
  hint as hintStyle,
  label as labelStyle,
  message,
  off,
  sunken,
  wrong,
} from './Field.css';

/** What every field says around its control. */
export interface FieldWords {
  /** For an ErrorSummary that leads here. */
  id?: string | undefined;
  label: string;
  /** The question above already says it: the label is only heard. */
  labelHidden?: boolean | undefined;
  /** The word for a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

interface Props extends FieldWords {
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** Can be read and never be changed here. */
  fixed?: boolean | undefined;
  /** Stands at the end of the hint's line. */
  counter?: ReactNode;
  /** Stands under the error: what to do about it. */
  remedy?: ReactNode;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, control, hint and error, tied together for every reader. */
export const Field = ({
  id: given,
  label,
  labelHidden,
  optional,
  hint,
  error,
  icon,
  disabled,
  fixed,
  counter,
  remedy,
  children,
}: Props) => {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const look = error ? wrong : disabled ? off : fixed ? sunken : '';
  return (
    <div className={field}>
      <label className={labelHidden ? hidden : labelStyle} htmlFor={id} id={`${id}-label`}>
        {label}
        {optional && <span className={aside}>{optional}</span>}
      </label>
      <div className={`${frame} ${look}`}>
        {icon && <span className={adornment}>{icon}</span>}
        {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      </div>
      {(hint || counter) && (
        <div className={hintStyle}>
          <p id={`${id}-hint`}>{hint}</p>
          {counter}
        </div>
      )}
      {error && (
        <p className={message} id={`${id}-error`}>
          <WarningIcon size="small" />
          <span>{error}</span>
        </p>
      )}
      {remedy}
    </div>
  );
};
