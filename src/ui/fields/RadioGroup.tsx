import { type Ref, useId } from 'react';
import { Group, type GroupWords } from './Group';
import { circle, detail, list, look, words } from './RadioGroup.css';

interface Props<V extends string> extends GroupWords {
  options: readonly { value: V; label: string; detail?: string }[];
  /** Null until answered: there is no default answer. */
  value: V | null;
  /** Two or three short options are laid out side by side. */
  layout?: keyof typeof list;
  disabled?: boolean;
  onChoose: (value: V) => void;
  /** The selected option, or else the first. */
  ref?: Ref<HTMLInputElement>;
}

export const RadioGroup = <V extends string>({
  options,
  value,
  layout = 'stacked',
  disabled,
  onChoose,
  ref,
  ...question
}: Props<V>) => {
  const name = useId();
  const lead = options.some((option) => option.value === value) ? value : options[0]?.value;
  const classOf = (option: V) =>
    disabled ? look.off : option === value ? look.chosen : question.error ? look.wrong : look.free;
  return (
    <Group {...question}>
      <div className={list[layout]}>
        {options.map((option) => (
          <label key={option.value} className={classOf(option.value)}>
            <input
              ref={option.value === lead ? ref : undefined}
              className={circle}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChoose(option.value)}
            />
            <span className={words}>
              {option.label}
              {option.detail !== undefined && <span className={detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
};
