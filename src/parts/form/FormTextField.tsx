import { TextField, type TextFieldProps } from '../../ui/fields/TextField';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

type Look = Omit<TextFieldProps, 'value' | 'error' | 'onInput' | 'onLeave' | 'readOnly'>;

export const FormTextField = <Campo extends string>({ actor, campo, ...look }: FieldProps<Campo, string> & Look) => {
  const { value, error, busy, write } = useField(actor, campo);
  return <TextField {...look} value={value} error={error} readOnly={busy} onInput={(text) => write(text)} />;
};
