import type { ComponentProps } from 'react';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

type Look = Omit<ComponentProps<typeof RadioGroup>, 'value' | 'error' | 'onChoose' | 'disabled' | 'options'> & {
  choices: readonly { codigo: string; descripcion: string; detalle?: string }[];
};

/** Radio buttons for a handful of options. */
export const FormRadioGroup = <Campo extends string>({
  actor,
  campo,
  choices,
  ...look
}: FieldProps<Campo, string> & Look) => {
  const { value, error, busy, write } = useField(actor, campo);
  return (
    <RadioGroup
      {...look}
      options={choices.map(({ codigo, descripcion, detalle }) => ({
        value: codigo,
        label: descripcion,
        ...(detalle === undefined || detalle === '' ? {} : { detail: detalle }),
      }))}
      value={value === '' ? null : value}
      error={error}
      disabled={busy}
      onChoose={write}
    />
  );
};
