import { useSelector } from '@xstate/react';
import type { FormRef } from './form-ref';
import { useFault } from './use-fault';

interface FieldEvents {
  send(event: { type: 'ESCRIBIR'; campo: string; valor?: unknown } | { type: 'DEJAR'; campo: string }): void;
}

/** Selects value and error of one field, so that a key press rerenders no other field. */
export const useField = <Valor, Campo extends string>(actor: FormRef<Readonly<Record<Campo, Valor>>>, campo: Campo) => {
  const events: FieldEvents = actor;
  return {
    value: useSelector(actor, ({ context }): Valor => context.borrador[campo]),
    error: useFault(actor, campo),
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('cargando')),
    write: (valor: Valor) => events.send({ type: 'ESCRIBIR', campo, valor }),
    leave: () => events.send({ type: 'DEJAR', campo }),
  };
};
