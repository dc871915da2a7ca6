import { useContext } from 'react';
import { FaultWords } from './fault-words';
import type { FormRef } from './form-ref';
import { useFormValue } from './use-form-value';

/** What is wrong with a field, in the words of its form. */
export const useFault = (actor: FormRef, campo: string): string | undefined => {
  const words = useContext(FaultWords);
  const falta = useFormValue(actor, ({ context }) => context.faltas[campo]);
  return falta === undefined ? undefined : words[falta];
};
