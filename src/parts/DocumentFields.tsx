import { useSelector } from '@xstate/react';
import type { DocumentType } from '../../domain/rules/document/credentials';
import { documentTypes } from '../../domain/rules/document/credentials';
import { documentHint, documentPlaceholder, documentTexts } from '../texts/document';
import { Pair } from '../ui/layout/Pair';
import { FormMaskedField } from './form/FormMaskedField';
import { FormSelect } from './form/FormSelect';
import type { FormRef } from './form/form-ref';

interface Props {
  actor: FormRef<{ tipoDocumento: DocumentType | null; documento: string }>;
  numberRef?: React.Ref<HTMLInputElement>;
  onEnter?: () => void;
  /** What the browser may suggest. */
  autoComplete?: string;
}

/** Identifies a person by document type and number. */
export const DocumentFields = ({ actor, numberRef, onEnter, autoComplete = 'username' }: Props) => {
  const type = useSelector(actor, ({ context }) => context.borrador.tipoDocumento);
  return (
    <Pair>
      <FormSelect
        actor={actor}
        campo="tipoDocumento"
        label={documentTexts.tipo}
        emptyLabel={documentTexts.elija}
        options={documentTypes}
      />
      <FormMaskedField
        actor={actor}
        campo="documento"
        ref={numberRef}
        label={documentTexts.numero}
        hint={type === null ? undefined : documentHint[type]}
        placeholder={type === null ? undefined : documentPlaceholder[type]}
        inputMode={type === 4 ? 'text' : 'numeric'}
        autoComplete={autoComplete}
        enterKeyHint="next"
        onEnter={onEnter}
      />
    </Pair>
  );
};
