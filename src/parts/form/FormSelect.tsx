import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/fields/SelectField';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

type Look<Id extends number> = Omit<
  ComponentProps<typeof SelectField>,
  'value' | 'error' | 'onChoose' | 'onLeave' | 'options'
> & { options: readonly { id: Id; descripcion: string }[] };

/** A select for a handful of options. */
export const FormSelect = <Campo extends string, Id extends number>({
  actor,
  campo,
  options,
  ...look
}: FieldProps<Campo, Id | null> & Look<Id>) => {
  const { value, error, busy, write } = useField(actor, campo);
  const choose = (id: number | null) => {
    if (!busy) write(options.find((option) => option.id === id)?.id ?? null);
  };
  return <SelectField {...look} options={options} value={value} error={error} onChoose={choose} />;
};
