import { useLayoutEffect, useRef, useState } from 'react';
import { caretIn, type Typed, typedOver } from './mask-caret';
import { TextField, type TextFieldProps } from './TextField';

interface Props extends Omit<TextFieldProps, 'onInput' | 'onCompositionEnd' | 'type' | 'maxLength' | 'verbatim'> {
  onInput: (text: string) => void;
}

interface Held {
  input: HTMLInputElement;
  /** What the browser itself left in the field: as long as it stands there, so does the caret. */
  shown: string;
  typed: Typed;
}

/** A text whose owner rewrites it while it is typed; the caret stays where the person left it. */
export const MaskedField = ({ value, onInput, ...rest }: Props) => {
  const caret = useRef<Held | null>(null);
  // A keyboard that is still composing a word writes it twice when somebody rewrites it under its hands. Each input
  // sets a new object, because the caret also has to be put back when the owner refuses a letter and nothing changes.
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
          : typedOver(value, text, at, event.inputType);
        caret.current = { input, shown: text, typed };
        setComposing({ text: event.isComposing ? text : null });
        onInput(typed.text);
      }}
      onCompositionEnd={() => setComposing({ text: null })}
    />
  );
};
