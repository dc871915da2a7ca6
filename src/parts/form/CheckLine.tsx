import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/fields/Checkbox';
import type { Line } from './line';
import { useField } from './use-field';

/** A checkbox with a sentence to accept: `si`, or empty. */
export const CheckLine = <Campo extends string>({
  actor,
  campo,
  children,
}: Line<Campo, string> & { children: ReactNode }) => {
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
