import type { FormRef } from './form-ref';

/** Props of a form field: its actor and name, whose value must have this type. */
export interface FieldProps<Campo extends string, Valor, More extends object = object> {
  actor: FormRef<Readonly<Record<NoInfer<Campo>, Valor>>, string, More>;
  campo: Campo;
}
