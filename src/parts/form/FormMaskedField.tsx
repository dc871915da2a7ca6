import type { ComponentProps } from 'react';
import { MaskedField } from '../../ui/fields/MaskedField';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

type Look = Omit<ComponentProps<typeof MaskedField>, 'value' | 'error' | 'onInput' | 'onLeave' | 'readOnly'>;

interface Checks {
  /** The chart says what is wrong with it when it is left. */
  checksOnLeave?: boolean;
}

/** A text field that the chart reformats on each input. */
export const FormMaskedField = <Campo extends string>(props: FieldProps<Campo, string> & Look & Checks) => {
  const { actor, campo, checksOnLeave = false, ...look } = props;
  const { value, error, busy, write, leave } = useField(actor, campo);
  return (
    <MaskedField
      {...look}
      value={value}
      error={error}
      readOnly={busy}
      onInput={write}
      onLeave={checksOnLeave ? leave : undefined}
    />
  );
};
