import { type Ref, useRef, useState } from 'react';
import { formatScreenDate, screenDate, wireDate } from '../../../domain/rules/dates/dates';
import { IconButton } from '../actions/IconButton';
import { ErrorBlock } from '../blocks/ErrorBlock';
import { lazyComponent } from '../blocks/lazy-component';
import { Skeleton } from '../blocks/Skeleton';
import { CalendarIcon } from '../icons/CalendarIcon';
import { LazyPopover } from '../overlays/LazyPopover';
import type { CalendarProps } from './Calendar';
import type { FieldWords } from './Field';
import { MaskedField } from './MaskedField';

export interface CalendarWords {
  open: string;
  close: string;
  month: string;
  year: string;
  loading: string;
  /** Shown if the calendar fails to load. */
  lost: string;
  again: string;
}

/** Lazy-loaded at its first opening because of its size: a date can always be typed. */
const Calendar = lazyComponent<CalendarProps & { words: CalendarWords }>(
  () => import('./Calendar').then((module) => module.Calendar),
  {
    waiting: ({ words }) => <Skeleton shape="block" count={3} label={words.loading} />,
    Failed: ({ props: { words }, retry, retrying }) => (
      <ErrorBlock look="line" title={words.lost} retry={{ label: words.again, act: retry, busy: retrying }} />
    ),
  },
);

interface Props extends FieldWords {
  /** The text typed so far, dd-MM-yyyy. */
  value: string;
  /** The first and last valid day, yyyy-MM-dd. The hint gives the reason. */
  min: string;
  max: string;
  /** The month that opens while no day is chosen, yyyy-MM-dd. */
  today: string;
  /** The date format, as letters. */
  placeholder: string;
  words: CalendarWords;
  autoComplete?: 'bday';
  enterKeyHint?: 'next' | 'go' | 'done';
  disabled?: boolean;
  readOnly?: boolean;
  /** `day` is yyyy-MM-dd, or '' while the text is not a date. */
  onInput: (text: string, day: string) => void;
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A typed date, with an optional calendar. */
export const DateField = ({ value, min, max, today, words, onInput, ...rest }: Props) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const write = (text: string) => onInput(text, wireDate(text) ?? '');
  const close = () => setOpen(false);
  const fixed = rest.disabled || rest.readOnly || false;
  return (
    <>
      <MaskedField
        {...rest}
        value={value}
        inputMode="numeric"
        onInput={(text) => write(formatScreenDate(text))}
        trailing={
          <IconButton
            ref={button}
            place="field"
            label={words.open}
            icon={<CalendarIcon />}
            expanded={open}
            disabled={fixed}
            onPress={() => setOpen(!open)}
          />
        }
      />
      {open && (
        <LazyPopover title={rest.label} anchor={button} closeLabel={words.close} onClose={close}>
          <Calendar
            words={words}
            label={rest.label}
            value={within(wireDate(value) ?? '', min, max)}
            min={min}
            max={max}
            today={today}
            monthLabel={words.month}
            yearLabel={words.year}
            onChoose={(day: CalendarProps['value']) => {
              write(screenDate(day));
              close();
            }}
          />
        </LazyPopover>
      )}
    </>
  );
};

const within = (day: string, min: string, max: string): string => (day < min || day > max ? '' : day);
