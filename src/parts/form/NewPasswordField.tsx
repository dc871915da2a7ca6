import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { Weakness } from '../../../domain/rules/registration/weak-password';
import { newPasswordTexts, weakPasswordText } from '../../texts/new-password';
import { PasswordField } from '../../ui/fields/PasswordField';
import type { FormRef } from './form-ref';
import { useFault } from './use-fault';

interface Props<Typed extends { clave: string }>
  extends Pick<ComponentProps<typeof PasswordField>, 'id' | 'label' | 'ref' | 'onEnter'> {
  actor: FormRef<object, string, { flaqueza: Weakness | null }> & {
    send(event: { type: 'ESCRIBIR' | 'DEJAR'; campo: 'clave' } & Typed): void;
  };
  typed: () => Typed;
}

/** A new password: its rule, then what the list says of it while it is typed, as an error once the field is left. */
export const NewPasswordField = <Typed extends { clave: string }>({ actor, typed, ...look }: Props<Typed>) => {
  const error = useFault(actor, 'clave');
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const flaqueza = useSelector(actor, ({ context }) => context.flaqueza);
  const hint = flaqueza === null || error !== undefined ? newPasswordTexts.regla : weakPasswordText[flaqueza];
  return (
    <PasswordField
      {...look}
      hint={hint}
      error={error}
      showLabel={newPasswordTexts.mostrar}
      hideLabel={newPasswordTexts.ocultar}
      autoComplete="new-password"
      enterKeyHint="next"
      readOnly={busy}
      onInput={() => actor.send({ type: 'ESCRIBIR', campo: 'clave', ...typed() })}
      onLeave={() => actor.send({ type: 'DEJAR', campo: 'clave', ...typed() })}
    />
  );
};
