import { useContext } from 'react';
import { FaultWords } from './fault-words';
import type { FormRef } from './form-ref';
import { useFormValue } from './use-form-value';

/** The error of a field, as text. */
export const useFault = (actor: FormRef, campo: string): string | undefined => {
  const words = useContext(FaultWords);
  const falta = useFormValue(actor, ({ context }) => context.faltas[campo]);
  return falta === undefined ? undefined : words[falta];
};
