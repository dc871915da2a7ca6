import { type Ref, useState } from 'react';
import { Field } from './Field';
import { control, reveal } from './Field.css';

interface Props {
  label: string;
  error?: string | undefined;
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
  readOnly?: boolean;
  onInput: () => void;
  onEnter: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Uncontrolled on purpose: a password stays in its field and travels only in the event that sends it. */
export const PasswordField = ({ label, error, showLabel, hideLabel, onInput, onEnter, ref, ...rest }: Props) => {
  const [visible, setVisible] = useState(false);
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <>
          <input
            {...ids}
            {...rest}
            ref={ref}
            className={control}
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            onChange={onInput}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onEnter();
            }}
          />
          <button
            type="button"
            className={reveal}
            aria-pressed={visible}
            aria-controls={ids.id}
            onClick={() => setVisible(!visible)}
          >
            {visible ? hideLabel : showLabel}
          </button>
        </>
      )}
    </Field>
  );
};
