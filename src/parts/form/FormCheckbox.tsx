import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/fields/Checkbox';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

/** A checkbox with a sentence to accept: `si`, or empty. */
export const FormCheckbox = <Campo extends string>({
  actor,
  campo,
  children,
}: FieldProps<Campo, string> & { children: ReactNode }) => {
  const { value, error, busy, write } = useField(actor, campo);
  return (
    <Checkbox
      id={campo}
      checked={value === 'si'}
      error={error}
      onChange={(checked) => {
        if (!busy) write(checked ? 'si' : '');
      }}
    >
      {children}
    </Checkbox>
  );
};
