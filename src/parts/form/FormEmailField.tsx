import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { emailTexts } from '../../texts/email';
import { EmailField } from '../../ui/fields/EmailField';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

interface Suggesting {
  actor: { send(event: { type: 'USAR_SUGERENCIA' }): void };
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
}: FieldProps<Campo, string, { sugerencia: string }> & Suggesting & Look) => {
  const { value, error, busy, write, leave } = useField(actor, campo);
  const suggested = useSelector(actor, ({ context }) => context.sugerencia);
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
              act: () => actor.send({ type: 'USAR_SUGERENCIA' }),
            }
      }
      onInput={write}
      onLeave={suggests ? leave : undefined}
    />
  );
};
