import type { ReactNode, Ref } from 'react';
import { spinner } from '../actions/Button.css';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { Field, type FieldWords } from './Field';
import { chosen, end, unchosen } from './SelectField.css';

export interface ChoiceFieldProps extends FieldWords {
  value: number | null;
  /** Shown while nothing is selected; while disabled it names what to select first. */
  emptyLabel: string;
  options: readonly { id: number; descripcion: string }[];
  disabled?: boolean;
  /** The options are loading. */
  busy?: boolean;
  /** A RetryButton if the options failed to load, as `error` says. */
  remedy?: ReactNode;
  onChoose: (id: number | null) => void;
  onLeave?: () => void;
}

export const ChoiceEnd = ({ busy }: { busy: boolean | undefined }) => (
  <span className={end}>{busy ? <span className={spinner} /> : <ChevronDownIcon size="small" />}</span>
);

interface Props extends Omit<ChoiceFieldProps, 'emptyLabel'> {
  /** Null if there is always a selection. */
  emptyLabel: string | null;
  /** The empty label is a choice like the others, such as «Todos». */
  emptyIsChoice?: boolean | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** For a handful of options; use LazyCombobox for more. */
export const SelectField = ({
  value,
  emptyLabel,
  emptyIsChoice = false,
  options,
  disabled,
  busy,
  onChoose,
  onLeave,
  ref,
  ...words
}: Props) => (
  <Field {...words} disabled={disabled}>
    {(ids) => (
      <>
        <select
          {...ids}
          ref={ref}
          className={value === null && !emptyIsChoice ? unchosen : chosen}
          disabled={disabled}
          // Not `disabled` while it loads: a form that is sent before leads the focus here.
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          value={value ?? ''}
          onBlur={onLeave}
          onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : Number(currentTarget.value))}
        >
          {emptyLabel !== null && <option value="">{emptyLabel}</option>}
          {options.map(({ id, descripcion }) => (
            <option key={id} value={id}>
              {descripcion}
            </option>
          ))}
        </select>
        <ChoiceEnd busy={busy} />
      </>
    )}
  </Field>
);
