import { type ReactNode, type Ref, useId } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { WarningIcon } from '../icons/WarningIcon';
import { box, off, place, row, tick } from './Checkbox.css';
import { message } from './Field.css';

interface Props {
  id?: string | undefined;
  checked: boolean;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
  /** The text to agree to; it may contain links. */
  children: ReactNode;
}

export const Checkbox = ({ id: given, checked, error, disabled, onChange, ref, children }: Props) => {
  const own = useId();
  const id = given ?? own;
  return (
    <div>
      {error && (
        <p className={message} id={`${id}-error`}>
          <WarningIcon size="small" />
          <span>{error}</span>
        </p>
      )}
      <label className={disabled ? off : row}>
        <span className={place}>
          <input
            ref={ref}
            id={id}
            className={box}
            type="checkbox"
            checked={checked}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          {checked && (
            <span className={tick}>
              <CheckIcon size="small" />
            </span>
          )}
        </span>
        <span>{children}</span>
      </label>
    </div>
  );
};
