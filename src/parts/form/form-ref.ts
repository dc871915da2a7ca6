import type { Faltas } from '../../../domain/rules/form/form-events';

/** The part of a form's actor that its fields need. */
export interface FormRef<
  Borrador extends object = object,
  Falta extends string = string,
  More extends object = object,
> {
  getSnapshot(): {
    context: { borrador: Borrador; faltas: Faltas<string, Falta>; pulsaciones?: number } & More;
    hasTag(tag: 'cargando' | 'incompleto'): boolean;
  };
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: never): void;
  on(type: never, heard: () => void): { unsubscribe(): void };
}
