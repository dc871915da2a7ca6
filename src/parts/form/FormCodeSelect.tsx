import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/fields/SelectField';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

type Look = Omit<ComponentProps<typeof SelectField>, 'value' | 'error' | 'onChoose' | 'onLeave' | 'options'> & {
  options: readonly { codigo: string; descripcion: string }[];
};

/** A select by code. */
export const FormCodeSelect = <Campo extends string>({
  actor,
  campo,
  options,
  ...look
}: FieldProps<Campo, string> & Look) => {
  const { value, error, busy, write } = useField(actor, campo);
  const at = options.findIndex(({ codigo }) => codigo === value);
  return (
    <SelectField
      {...look}
      id={campo}
      options={options.map(({ descripcion }, id) => ({ id, descripcion }))}
      value={at < 0 ? null : at}
      error={error}
      onChoose={(id) => {
        if (!busy) write(id === null ? '' : (options[id]?.codigo ?? ''));
      }}
    />
  );
};
