import { useLayoutEffect, useRef, useState } from 'react';
import { caretIn, intendedEdit, type Typed } from './mask-caret';
import { TextField, type TextFieldProps } from './TextField';

interface Props extends Omit<TextFieldProps, 'onInput' | 'onCompositionEnd' | 'type' | 'maxLength' | 'verbatim'> {
  onInput: (text: string) => void;
}

interface Held {
  input: HTMLInputElement;
  /** The text as the browser left it. While the field still has it, the caret is right too. */
  shown: string;
  typed: Typed;
}

/** A text field whose owner reformats the text on each input; the caret keeps its place. */
export const MaskedField = ({ value, onInput, ...rest }: Props) => {
  const caret = useRef<Held | null>(null);
  // Rewriting the text during an IME composition would duplicate it. Each input sets a new object, because the caret
  // must also be restored when the owner rejects a character and the text stays the same.
  const [composing, setComposing] = useState<{ text: string | null }>({ text: null });
  useLayoutEffect(() => {
    const held = caret.current;
    if (held === null || composing.text !== null) return;
    caret.current = null;
    if (held.input !== document.activeElement || held.input.value === held.shown) return;
    const position = caretIn(held.input.value, held.typed);
    held.input.setSelectionRange(position, position);
  });
  return (
    <TextField
      {...rest}
      verbatim
      value={composing.text ?? value}
      onInput={(text, input, event) => {
        const at = input.selectionStart ?? text.length;
        const typed = event.isComposing
          ? { text, before: text.slice(0, at) }
          : intendedEdit(value, text, at, event.inputType);
        caret.current = { input, shown: text, typed };
        setComposing({ text: event.isComposing ? text : null });
        onInput(typed.text);
      }}
      onCompositionEnd={() => setComposing({ text: null })}
    />
  );
};
