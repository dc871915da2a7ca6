import type { ReactNode, Ref } from 'react';
import { spinner } from '../actions/Button.css';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { Field, type FieldWords } from './Field';
import { chosen, end, unchosen } from './SelectField.css';

export interface ChoiceFieldProps extends FieldWords {
  value: number | null;
  /** Stands in the field while nothing is chosen; says what is missing while it is disabled. */
  emptyLabel: string;
  options: readonly { id: number; descripcion: string }[];
  disabled?: boolean;
  /** The options are on their way. */
  busy?: boolean;
  /** The options did not come: `error` says so, a RetryButton asks for them again. */
  remedy?: ReactNode;
  onChoose: (id: number | null) => void;
  onLeave?: () => void;
}

export const ChoiceEnd = ({ busy }: { busy: boolean | undefined }) => (
  <span className={end}>{busy ? <span className={spinner} /> : <ChevronDownIcon size="small" />}</span>
);

interface Props extends Omit<ChoiceFieldProps, 'emptyLabel'> {
  /** Null where something is always chosen. */
  emptyLabel: string | null;
  ref?: Ref<HTMLSelectElement>;
}

/** For a handful of options; more of them are looked for in LazyCombobox. */
export const SelectField = ({
  value,
  emptyLabel,
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
          className={value === null ? unchosen : chosen}
          disabled={disabled || busy}
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
