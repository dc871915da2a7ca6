import type { Ref } from 'react';
import { Announcer } from '../blocks/Announcer';
import { Field, type FieldWords } from './Field';
import { area, aside } from './Field.css';

interface Props extends FieldWords {
  value: string;
  maxLength: number;
  /** «71 / 250». */
  countWords: (used: number, most: number) => string;
  /** Announced when 20 characters are left and when none is. */
  leftWords: (left: number) => string;
  rows?: number;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string | undefined;
  onInput: (text: string) => void;
  onLeave?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

const nearTheEnd = 20;

/** Announces twice, near the limit and at it, instead of on every key press. */
const toSay = (left: number): number | null => (left === 0 ? 0 : left <= nearTheEnd ? nearTheEnd : null);

export const TextArea = ({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  value,
  maxLength,
  countWords,
  leftWords,
  rows = 3,
  disabled,
  readOnly,
  placeholder,
  onInput,
  onLeave,
  ref,
}: Props) => {
  const say = toSay(Math.max(0, maxLength - value.length));
  return (
    <Field
      {...{ id, label, labelHidden, optional, hint, error, disabled }}
      counter={<span className={aside}>{countWords(value.length, maxLength)}</span>}
    >
      {(ids) => (
        <>
          <textarea
            {...ids}
            {...{ ref, value, maxLength, rows, disabled, readOnly, placeholder }}
            className={area}
            onBlur={onLeave}
            onChange={({ currentTarget }) => onInput(currentTarget.value)}
          />
          <Announcer words={say === null ? '' : leftWords(say)} />
        </>
      )}
    </Field>
  );
};
