import { type HTMLAttributes, type Ref, useLayoutEffect, useRef } from 'react';
import { Field } from './Field';
import { control } from './Field.css';

interface Props {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onInput: (text: string) => void;
  readOnly?: boolean;
  placeholder?: string | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  enterKeyHint?: 'next' | 'go' | 'done';
  maxLength?: number | undefined;
  ref?: Ref<HTMLInputElement>;
}

const significant = /[0-9\p{L}]/gu;
const countOf = (text: string): number => text.match(significant)?.length ?? 0;

/** The position right after the n-th letter or digit: where the caret was before the mask moved the signs. */
const positionAfter = (text: string, count: number): number => {
  if (count === 0) return 0;
  let seen = 0;
  for (const match of text.matchAll(significant)) {
    seen += 1;
    if (seen === count) return match.index + match[0].length;
  }
  return text.length;
};

/** A text whose owner rewrites it while it is typed; the caret stays where the person left it. */
export const MaskedField = ({ label, hint, error, value, onInput, ref, ...rest }: Props) => {
  const caret = useRef<{ input: HTMLInputElement; count: number } | null>(null);
  useLayoutEffect(() => {
    const held = caret.current;
    caret.current = null;
    if (held === null || held.input !== document.activeElement) return;
    const position = positionAfter(held.input.value, held.count);
    held.input.setSelectionRange(position, position);
  });
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          {...ids}
          {...rest}
          ref={ref}
          className={control}
          type="text"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={({ currentTarget: input }) => {
            const typed = input.value.slice(0, input.selectionStart ?? input.value.length);
            caret.current = { input, count: countOf(typed) };
            onInput(input.value);
          }}
        />
      )}
    </Field>
  );
};
