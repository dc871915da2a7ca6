import type { ComponentProps } from 'react';
import { DateField } from '../../ui/fields/DateField';
import type { Line } from './line';
import { useField } from './use-field';

type Look = Omit<ComponentProps<typeof DateField>, 'value' | 'error' | 'onInput' | 'onLeave' | 'readOnly'>;

/** A date field, typed as text. */
export const DayLine = <Campo extends string>({ actor, campo, ...look }: Line<Campo, string> & Look) => {
  const { value, error, busy, write } = useField(actor, campo);
  return <DateField {...look} id={campo} value={value} error={error} readOnly={busy} onInput={(text) => write(text)} />;
};
