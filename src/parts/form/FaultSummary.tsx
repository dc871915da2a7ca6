import { useContext } from 'react';
import { ErrorSummary } from '../../ui/blocks/ErrorSummary';
import { FaultWords } from './fault-words';
import type { FormRef } from './form-ref';
import { useFormValue } from './use-form-value';

interface Props {
  actor: FormRef;
  title: string;
  /** In the order in which they stand; the name where the fault alone does not say which field it is. */
  fields: readonly { campo: string; name?: string }[];
}

/** Above a form in which several fields may be wrong: a press in vain leads here, and from here to each of them. */
export const FaultSummary = ({ actor, title, fields }: Props) => {
  const words = useContext(FaultWords);
  const faltas = useFormValue(actor, ({ context }) => context.faltas);
  const occasion = useFormValue(actor, (snapshot) =>
    snapshot.hasTag('incompleto') ? String(snapshot.context.pulsaciones) : null,
  );
  const errors = fields.flatMap(({ campo, name }) => {
    const falta = faltas[campo];
    const message = falta === undefined ? undefined : words[falta];
    return message === undefined
      ? []
      : [{ field: campo, message: name === undefined ? message : `${name} ${message}` }];
  });
  return occasion === null || errors.length === 0 ? null : (
    <ErrorSummary title={title} errors={errors} occasion={occasion} />
  );
};
