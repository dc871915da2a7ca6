import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { ErrorSummary } from '../../ui/blocks/ErrorSummary';
import { FaultWords } from './fault-words';
import type { FormRef } from './form-ref';
import { useFaultOccasion } from './use-fault-occasion';

interface Props {
  actor: FormRef;
  title: string;
  /** In display order; with a name where the error does not name its field. */
  fields: readonly { campo: string; name?: string }[];
}

/** A list of errors above a form, which takes the focus after a failed submit and links to each field. */
export const FaultSummary = ({ actor, title, fields }: Props) => {
  const words = useContext(FaultWords);
  const faltas = useSelector(actor, ({ context }) => context.faltas);
  const occasion = useFaultOccasion(actor);
  const errors = fields.flatMap(({ campo, name }) => {
    const falta = faltas[campo];
    if (falta === undefined) return [];
    const own = words[`${campo}.${falta}`];
    const message = own ?? words[falta];
    if (message === undefined) return [];
    return [{ field: campo, message: name === undefined || own !== undefined ? message : `${name} ${message}` }];
  });
  return occasion === null || errors.length === 0 ? null : (
    <ErrorSummary title={title} errors={errors} occasion={occasion} />
  );
};
