import { type Ref, useState } from 'react';
import { type CalendarWords, DateField } from './DateField';
import { RadioGroup } from './RadioGroup';
import { TextField } from './TextField';

interface Props {
  kind: 'date' | 'yesNo' | 'number';
  /** The target of an ErrorSummary. */
  id: string;
  /** The question; visible elsewhere, so here only for screen readers. */
  label: string;
  error?: string | undefined;
  disabled: boolean;
  words: {
    dateHint: string;
    datePlaceholder: string;
    numberPlaceholder: string;
    yes: string;
    no: string;
    calendar: CalendarWords;
  };
  /** Today, yyyy-MM-dd: the latest possible answer. */
  today: string;
  onAnswer: (answered: boolean) => void;
  /** The input element with the answer. */
  ref: Ref<HTMLInputElement>;
}

const earliest = '1900-01-01';

/** Uncontrolled on purpose: an answer stays in its field and travels only in the event that sends it. */
export const AnswerField = ({ kind, words, today, disabled, onAnswer, ...field }: Props) => {
  const [text, setText] = useState('');
  const write = (written: string) => {
    setText(written);
    onAnswer(written.trim() !== '');
  };
  if (kind === 'yesNo') {
    const { label, ...rest } = field;
    return (
      <RadioGroup
        {...rest}
        legend={label}
        legendHidden
        layout="side"
        disabled={disabled}
        options={[
          { value: 'si', label: words.yes },
          { value: 'no', label: words.no },
        ]}
        value={text === '' ? null : text}
        onChoose={write}
      />
    );
  }
  if (kind === 'date')
    return (
      <DateField
        {...field}
        labelHidden
        hint={words.dateHint}
        placeholder={words.datePlaceholder}
        words={words.calendar}
        min={earliest}
        max={today}
        today={today}
        readOnly={disabled}
        value={text}
        onInput={write}
      />
    );
  return (
    <TextField
      {...field}
      labelHidden
      placeholder={words.numberPlaceholder}
      inputMode="numeric"
      autoComplete="off"
      maxLength={15}
      readOnly={disabled}
      value={text}
      onInput={write}
    />
  );
};
