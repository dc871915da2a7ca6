import type { AnyActorRef } from 'xstate';
import type { Escribir, Faltas } from '../../../domain/rules/form/form-events';

/** The part of an actor that a component reads. */
export interface ReadRef<Snapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): Snapshot;
}

/** The part of a form's actor that its fields need. */
export interface FormRef<Borrador extends object = object, Falta extends string = string, More extends object = object>
  extends ReadRef<{
    context: { borrador: Borrador; faltas: Faltas<string, Falta> } & More;
    hasTag(tag: 'cargando' | 'incompleto'): boolean;
  }> {
  send(event: Escribir<Borrador>): void;
  on(type: 'FALTAN_DATOS', heard: () => void): { unsubscribe(): void };
}
