import { useId } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { WarningIcon } from '../icons/WarningIcon';
import { input, list, off, on } from './Chips.css';
import { field, hint, message } from './Field.css';

interface Props<V extends string> {
  /** The question. */
  legend: string;
  options: readonly { value: V; label: string }[];
  chosen: readonly V[];
  error?: string | undefined;
  disabled?: boolean;
  onToggle: (value: V) => void;
}

/** A multiple choice of a few short options. */
export const Chips = <V extends string>({ legend, options, chosen, error, disabled, onToggle }: Props<V>) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of its card's grid
    <div className={field} role="group" aria-labelledby={`${id}-label`}>
      <p className={hint} id={`${id}-label`}>
        {legend}
      </p>
      {error && (
        <p className={message} id={`${id}-error`}>
          <WarningIcon size="small" />
          <span>{error}</span>
        </p>
      )}
      <div className={list}>
        {options.map(({ value, label }) => {
          const checked = chosen.includes(value);
          return (
            <label key={value} className={checked ? on : off}>
              <input
                className={input}
                type="checkbox"
                checked={checked}
                disabled={disabled}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={() => onToggle(value)}
              />
              {checked && <CheckIcon size="small" />}
              {label}
            </label>
          );
        })}
      </div>
    </div>
  );
};
