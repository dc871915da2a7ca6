import type { Ref } from 'react';
import { MaskedField } from '../ui/fields/MaskedField';
import { SelectField } from '../ui/fields/SelectField';
import { Pair } from '../ui/layout/Pair';

interface Props {
  words: { type: string; choose: string; number: string };
  options: readonly { id: number; descripcion: string }[];
  type: number | null;
  typeError: string | undefined;
  typeRef: Ref<HTMLSelectElement>;
  number: string;
  numberHint: string | undefined;
  numberError: string | undefined;
  placeholder: string | undefined;
  inputMode: 'numeric' | 'text';
  enterKeyHint: 'next' | 'go';
  numberRef: Ref<HTMLInputElement>;
  readOnly: boolean;
  onType: (id: number | null) => void;
  onNumber: (text: string) => void;
}

/** Who somebody is: the kind of a document, and its number. */
export const DocumentFields = ({ words, options, type, readOnly, enterKeyHint, ...rest }: Props) => (
  <Pair>
    <SelectField
      ref={rest.typeRef}
      label={words.type}
      error={rest.typeError}
      emptyLabel={words.choose}
      options={options}
      value={type}
      onChoose={(id) => readOnly || rest.onType(id)}
    />
    <MaskedField
      ref={rest.numberRef}
      label={words.number}
      hint={rest.numberHint}
      error={rest.numberError}
      placeholder={rest.placeholder}
      inputMode={rest.inputMode}
      autoComplete="username"
      enterKeyHint={enterKeyHint}
      readOnly={readOnly}
      value={rest.number}
      onInput={rest.onNumber}
    />
  </Pair>
);
