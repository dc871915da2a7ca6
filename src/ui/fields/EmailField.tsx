import type { Ref } from 'react';
import { Button } from '../actions/Button';
import { suggestion as suggestionStyle } from './EmailField.css';
import type { FieldWords } from './Field';
import { TextField } from './TextField';

interface Props extends FieldWords {
  value: string;
  /** A probable correction, offered as a question and never as an error. */
  suggestion?: { question: string; accept: string; act: () => void } | undefined;
  readOnly?: boolean;
  enterKeyHint?: 'next' | 'go';
  onInput: (text: string) => void;
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export const EmailField = ({ suggestion, ...field }: Props) => (
  <div>
    <TextField {...field} type="email" inputMode="email" autoComplete="email" maxLength={254} />
    <div role="status">
      {suggestion !== undefined && (
        <div className={suggestionStyle}>
          <span>{suggestion.question}</span>
          <Button kind="tonal" size="small" onPress={suggestion.act}>
            {suggestion.accept}
          </Button>
        </div>
      )}
    </div>
  </div>
);
