import type { Ref } from 'react';
import { emailTexts } from '../../texts/email';
import { EmailField } from '../../ui/fields/EmailField';
import type { FieldProps } from './field-props';
import { useField } from './use-field';
import { useFormValue } from './use-form-value';

interface Suggesting {
  send(event: { type: 'USAR_SUGERENCIA' }): void;
}

interface Look {
  id?: string;
  label: string;
  hint?: string;
  enterKeyHint?: 'next' | 'go';
  /** Off for a repeated address. */
  suggests?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An e-mail field; on blur it may suggest a correction. */
export const FormEmailField = <Campo extends string>({
  actor,
  campo,
  suggests = true,
  ...look
}: FieldProps<Campo, string, { sugerencia: string }> & Look) => {
  const { value, error, busy, write, leave } = useField(actor, campo);
  const suggested = useFormValue(actor, ({ context }) => context.sugerencia);
  const suggesting: Suggesting = actor;
  return (
    <EmailField
      {...look}
      value={value}
      error={error}
      readOnly={busy}
      suggestion={
        suggested === '' || !suggests
          ? undefined
          : {
              question: emailTexts.quisoDecir(suggested),
              accept: emailTexts.usarSugerencia(suggested),
              act: () => suggesting.send({ type: 'USAR_SUGERENCIA' }),
            }
      }
      onInput={write}
      onLeave={suggests ? leave : undefined}
    />
  );
};
