import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldWords } from './Field';
import { control } from './Field.css';
import { onEnter as pressed } from './on-enter';

export interface TextFieldProps extends FieldWords {
  value: string;
  onInput: (text: string, input: HTMLInputElement, event: InputEvent) => void;
  /** Called on blur: an error is shown then, not earlier. */
  onLeave?: () => void;
  /** Replaces submitting the form on Enter. */
  onEnter?: (() => void) | undefined;
  onCompositionEnd?: () => void;
  type?: 'text' | 'email' | 'search';
  icon?: ReactNode;
  disabled?: boolean;
  /** For the duration of a submit; use LockedField for a value that is never editable. */
  readOnly?: boolean;
  placeholder?: string | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  enterKeyHint?: 'next' | 'go' | 'done' | 'search';
  maxLength?: number | undefined;
  /** Inside the frame, after the text. */
  trailing?: ReactNode;
  /** Turns off auto-capitalization. */
  verbatim?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export const TextField = ({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  icon,
  onInput,
  onLeave,
  onEnter,
  type = 'text',
  disabled,
  trailing,
  verbatim = type === 'email',
  ...rest
}: TextFieldProps) => (
  <Field {...{ id, label, labelHidden, optional, hint, error, icon, disabled }}>
    {(ids) => (
      <>
        <input
          {...ids}
          {...rest}
          className={control}
          type={type}
          disabled={disabled}
          autoCapitalize={verbatim ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          onBlur={onLeave}
          onKeyDown={pressed(onEnter)}
          onChange={({ currentTarget, nativeEvent }) =>
            // React's `change` of an input is always the browser's `input` event.
            onInput(currentTarget.value, currentTarget, nativeEvent as InputEvent)
          }
        />
        {trailing}
      </>
    )}
  </Field>
);
