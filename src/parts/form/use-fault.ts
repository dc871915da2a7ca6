import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { FaultWords } from './fault-words';
import type { FormRef } from './form-ref';

/** The error of a field, as text. */
export const useFault = (actor: FormRef, campo: string): string | undefined => {
  const words = useContext(FaultWords);
  const falta = useSelector(actor, ({ context }) => context.faltas[campo]);
  return falta === undefined ? undefined : (words[`${campo}.${falta}`] ?? words[falta]);
};
