import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../icons/WarningIcon';
import { hidden } from '../layout/VisuallyHidden.css';
import { aside, field, hint as hintStyle, label, message } from './Field.css';

export interface GroupWords {
  /** The target of an ErrorSummary. */
  id?: string | undefined;
  /** The question. */
  legend: string;
  /** The legend is only for screen readers, because the question is visible above. */
  legendHidden?: boolean | undefined;
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A question with several controls. Its error is above them, so that it is read first. */
export const Group = ({
  id: given,
  legend,
  legendHidden,
  optional,
  hint,
  error,
  children,
}: GroupWords & { children: ReactNode }) => {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className={field}
      id={id}
      tabIndex={-1}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <p className={legendHidden ? hidden : label} id={`${id}-label`}>
        {legend}
        {optional && <span className={aside}>{optional}</span>}
      </p>
      {hint && (
        <p className={hintStyle} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={message} id={`${id}-error`}>
          <WarningIcon size="small" />
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  );
};
