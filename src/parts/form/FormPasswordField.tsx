import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/fields/PasswordField';
import type { FormRef } from './form-ref';
import { useFault } from './use-fault';

interface Secret<Campo extends string> {
  actor: FormRef & { send(event: { type: 'ESCRIBIR'; campo: NoInfer<Campo> }): void };
  campo: Campo;
}

type Look = Omit<ComponentProps<typeof PasswordField>, 'error' | 'onInput' | 'onLeave' | 'readOnly'>;

/** A secret, never stored in a draft: the chart only learns that it changed, and reads it from `ref` at submit. */
export const FormPasswordField = <Campo extends string>({ actor, campo, ...look }: Secret<Campo> & Look) => {
  const error = useFault(actor, campo);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  return (
    <PasswordField {...look} error={error} readOnly={busy} onInput={() => actor.send({ type: 'ESCRIBIR', campo })} />
  );
};
