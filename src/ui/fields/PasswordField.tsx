import { type Ref, useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { EyeIcon } from '../icons/EyeIcon';
import { EyeOffIcon } from '../icons/EyeOffIcon';
import { Field, type FieldWords } from './Field';
import { control } from './Field.css';
import { onEnter as pressed } from './on-enter';

interface Props extends FieldWords {
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
  enterKeyHint?: 'next' | 'go' | 'done';
  readOnly?: boolean;
  onInput: () => void;
  onLeave?: () => void;
  onEnter: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Uncontrolled on purpose: a password stays in its field and travels only in the event that sends it. */
export const PasswordField = ({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  showLabel,
  hideLabel,
  enterKeyHint = 'go',
  onInput,
  onLeave,
  onEnter,
  ref,
  ...rest
}: Props) => {
  const [visible, setVisible] = useState(false);
  return (
    <Field {...{ id, label, labelHidden, optional, hint, error }}>
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
            enterKeyHint={enterKeyHint}
            maxLength={200}
            onChange={onInput}
            onBlur={onLeave}
            onKeyDown={pressed(onEnter)}
          />
          <IconButton
            place="field"
            label={visible ? hideLabel : showLabel}
            icon={visible ? <EyeOffIcon /> : <EyeIcon />}
            controls={ids.id}
            onPress={() => setVisible(!visible)}
          />
        </>
      )}
    </Field>
  );
};
