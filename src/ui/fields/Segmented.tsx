import { useId } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { Group, type GroupWords } from './Group';
import { chosen, free, input, tick, well } from './Segmented.css';

interface Props<V extends string> extends GroupWords {
  /** Two or three short options. */
  options: readonly { value: V; label: string }[];
  /** The meaning of a press; `view` by default. */
  kind?: 'view' | 'answer';
  value: V | null;
  onChoose: (value: V) => void;
}

/** Switches the content below immediately; for an answer in a form use RadioGroup. */
export const Segmented = <V extends string>({ options, kind = 'view', value, onChoose, ...question }: Props<V>) => {
  const name = useId();
  return (
    <Group {...question}>
      <div className={well}>
        {options.map((option) => (
          <label key={option.value} className={option.value === value ? chosen[kind] : free}>
            <input
              className={input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.value === value && (
              <span className={tick}>
                <CheckIcon size="small" />
              </span>
            )}
            {option.label}
          </label>
        ))}
      </div>
    </Group>
  );
};
