import type { Ref } from 'react';
import { Field } from './Field';
import { control } from './Field.css';

interface Props {
  label: string;
  error?: string | undefined;
  value: number | null;
  emptyLabel: string;
  options: readonly { id: number; descripcion: string }[];
  disabled?: boolean;
  onChoose: (id: number | null) => void;
  ref?: Ref<HTMLSelectElement>;
}

export const SelectField = ({ label, error, value, emptyLabel, options, disabled, onChoose, ref }: Props) => (
  <Field label={label} error={error}>
    {(ids) => (
      <select
        {...ids}
        ref={ref}
        className={control}
        disabled={disabled}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : Number(currentTarget.value))}
      >
        <option value="">{emptyLabel}</option>
        {options.map(({ id, descripcion }) => (
          <option key={id} value={id}>
            {descripcion}
          </option>
        ))}
      </select>
    )}
  </Field>
);
