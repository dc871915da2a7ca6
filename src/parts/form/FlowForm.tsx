import type { ReactNode } from 'react';
import { Form } from '../../ui/fields/Form';
import { FaultWords } from './fault-words';
import type { FormRef } from './form-ref';
import { useFormValue } from './use-form-value';

interface Props<Falta extends string> {
  actor: FormRef<object, Falta>;
  /** For a button outside of the form that sends it. */
  id?: string;
  faults: Readonly<Record<Falta, string>>;
  /** Above the fields, where the focus goes instead of to the first of them. */
  summary?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a chart: a press in vain leads to the first field that lacks something. */
export const FlowForm = <Falta extends string>({ actor, id, faults, summary, onSubmit, children }: Props<Falta>) => {
  const occasion = useFormValue(actor, (snapshot) =>
    snapshot.hasTag('incompleto') ? String(snapshot.context.pulsaciones) : null,
  );
  return (
    <FaultWords value={faults}>
      {summary}
      <Form id={id} lead={summary === undefined ? occasion : null} onSubmit={onSubmit}>
        {children}
      </Form>
    </FaultWords>
  );
};
