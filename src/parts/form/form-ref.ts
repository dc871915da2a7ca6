import type { Faltas } from '../../../domain/rules/form/form-events';

/** The actor of a chart with a form, as its fields see it. */
export interface FormRef<
  Borrador extends object = object,
  Falta extends string = string,
  More extends object = object,
> {
  getSnapshot(): {
    context: { borrador: Borrador; faltas: Faltas<string, Falta>; pulsaciones: number } & More;
    hasTag(tag: 'cargando' | 'incompleto'): boolean;
  };
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: never): void;
}
