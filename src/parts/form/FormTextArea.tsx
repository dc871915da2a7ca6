import type { ComponentProps } from 'react';
import { requestFormTexts as words } from '../../texts/request-form';
import { TextArea } from '../../ui/fields/TextArea';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

type Look = Omit<
  ComponentProps<typeof TextArea>,
  'value' | 'error' | 'onInput' | 'onLeave' | 'readOnly' | 'countWords' | 'leftWords'
>;

/** A multi-line text field. */
export const FormTextArea = <Campo extends string>({ actor, campo, ...look }: FieldProps<Campo, string> & Look) => {
  const { value, error, busy, write } = useField(actor, campo);
  return (
    <TextArea
      {...look}
      id={campo}
      value={value}
      error={error}
      readOnly={busy}
      countWords={words.cuentaLetras}
      leftWords={words.quedanLetras}
      onInput={write}
    />
  );
};
