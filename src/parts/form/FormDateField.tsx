import type { ComponentProps } from 'react';
import { DateField } from '../../ui/fields/DateField';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

type Look = Omit<ComponentProps<typeof DateField>, 'value' | 'error' | 'onInput' | 'onLeave' | 'readOnly'>;

/** A date field, typed as text. */
export const FormDateField = <Campo extends string>({ actor, campo, ...look }: FieldProps<Campo, string> & Look) => {
  const { value, error, busy, write } = useField(actor, campo);
  return <DateField {...look} id={campo} value={value} error={error} readOnly={busy} onInput={(text) => write(text)} />;
};
