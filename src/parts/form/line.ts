import type { FormRef } from './form-ref';

/** Which field of which chart a line of a form is; what the field holds must be of this kind. */
export interface Line<Campo extends string, Valor, More extends object = object> {
  actor: FormRef<Readonly<Record<NoInfer<Campo>, Valor>>, string, More>;
  campo: Campo;
}
