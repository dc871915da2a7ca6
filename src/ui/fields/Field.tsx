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

/** The texts around every control. */
export interface FieldWords {
  /** The target of an ErrorSummary. */
  id?: string | undefined;
  label: string;
  /** The label is only for screen readers, because the question is visible above. */
  labelHidden?: boolean | undefined;
  /** The mark of an optional field. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

interface Props extends FieldWords {
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** Never editable here. */
  fixed?: boolean | undefined;
  /** At the end of the hint's line. */
  counter?: ReactNode;
  /** Below the error: a way to fix it. */
  remedy?: ReactNode;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, control, hint and error, associated for screen readers. */
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
