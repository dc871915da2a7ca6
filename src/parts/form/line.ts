import type { FormRef } from './form-ref';

/** Props of a form line: its actor and field, whose value must have this type. */
export interface Line<Campo extends string, Valor, More extends object = object> {
  actor: FormRef<Readonly<Record<NoInfer<Campo>, Valor>>, string, More>;
  campo: Campo;
}
