import type { ReactNode } from 'react';
import { Form } from '../../ui/fields/Form';
import { FaultWords } from './fault-words';
import type { FormRef } from './form-ref';
import { useFaultOccasion } from './use-fault-occasion';

interface Props<Falta extends string> {
  actor: FormRef<object, Falta>;
  /** For a submit button outside of the form. */
  id?: string;
  faults: Readonly<Record<Falta, string>>;
  /** Shown above the fields; takes the focus after a failed submit in place of the first field. */
  summary?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a chart: a failed submit moves the focus to the first field with an error. */
export const FlowForm = <Falta extends string>({ actor, id, faults, summary, onSubmit, children }: Props<Falta>) => {
  const occasion = useFaultOccasion(actor);
  return (
    <FaultWords value={faults}>
      {summary}
      <Form id={id} lead={summary === undefined ? occasion : null} onSubmit={onSubmit}>
        {children}
      </Form>
    </FaultWords>
  );
};
