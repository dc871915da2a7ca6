import type { Faltas } from './form-events';

export interface Form<Borrador extends object, Campo extends string, Falta extends string> {
  borrador: Borrador;
  faltas: Faltas<Campo, Falta>;
}

/** Sets a field of the draft and clears its error. */
export const updateField = <Borrador extends object, Campo extends string, Falta extends string>(
  { borrador, faltas }: Form<Borrador, Campo, Falta>,
  event: { campo: string; valor?: unknown },
): Form<Borrador, Campo, Falta> => ({
  borrador: 'valor' in event ? { ...borrador, [event.campo]: event.valor } : borrador,
  faltas: event.campo in faltas ? { ...faltas, [event.campo]: undefined } : faltas,
});
