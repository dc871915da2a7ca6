import type { ComponentProps } from 'react';
import { MaskedField } from '../../ui/fields/MaskedField';
import type { Line } from './line';
import { useField } from './use-field';

type Look = Omit<ComponentProps<typeof MaskedField>, 'value' | 'error' | 'onInput' | 'onLeave' | 'readOnly'>;

/** A text field that the chart reformats on each input. */
export const MaskedLine = <Campo extends string>({ actor, campo, ...look }: Line<Campo, string> & Look) => {
  const { value, error, busy, write } = useField(actor, campo);
  return <MaskedField {...look} value={value} error={error} readOnly={busy} onInput={write} />;
};
