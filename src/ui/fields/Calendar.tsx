import { type CalendarDate, GregorianCalendar, isSameDay, maxDate, minDate, parseDate } from '@internationalized/date';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { choices, days, grid, monthPlace, place, weekday, yearPlace } from './Calendar.css';
import { SelectField } from './SelectField';

export interface CalendarProps {
  label: string;
  /** All yyyy-MM-dd; '' is no day. */
  value: string;
  min: string;
  max: string;
  today: string;
  monthLabel: string;
  yearLabel: string;
  onChoose: (day: string) => void;
}

const locale = 'es-DO';
const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => {
  const name = monthName.format(Date.UTC(2000, index));
  return { id: index + 1, descripcion: name.charAt(0).toUpperCase() + name.slice(1) };
});

/** Lazy-loaded by DateField. */
export const Calendar = (props: CalendarProps) => (
  <I18nProvider locale={locale}>
    <Month {...props} />
  </I18nProvider>
);

const Month = ({ label, value, min, max, today: now, monthLabel, yearLabel, onChoose }: CalendarProps) => {
  const [first, last, today] = [parseDate(min), parseDate(max), parseDate(now)];
  const chosen = value === '' ? null : parseDate(value);
  const within = (day: CalendarDate): CalendarDate => minDate(maxDate(day, first) ?? day, last) ?? day;
  const options = {
    value: chosen,
    minValue: first,
    maxValue: last,
    defaultFocusedValue: within(chosen ?? today),
    onChange: (day: CalendarDate) => onChoose(day.toString()),
    'aria-label': label,
  };
  const state = useCalendarState({ ...options, locale, createCalendar: () => new GregorianCalendar() });
  const { calendarProps } = useCalendar(options, state);
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle: 'narrow' }, state);
  const shown = state.visibleRange.start;
  const show = (day: CalendarDate) => state.setFocusedDate(within(day));
  return (
    <div {...calendarProps}>
      <div className={choices}>
        <div className={monthPlace}>
          <SelectField
            label={monthLabel}
            emptyLabel={null}
            value={shown.month}
            options={months.filter(
              ({ id }) =>
                within(shown.set({ day: 1, month: id })).month === id ||
                within(shown.set({ day: 31, month: id })).month === id,
            )}
            onChoose={(month) => month !== null && show(shown.set({ month }))}
          />
        </div>
        <div className={yearPlace}>
          <SelectField
            label={yearLabel}
            emptyLabel={null}
            value={shown.year}
            options={Array.from({ length: last.year - first.year + 1 }, (_, index) => ({
              id: last.year - index,
              descripcion: String(last.year - index),
            }))}
            onChoose={(year) => year !== null && show(shown.set({ year }))}
          />
        </div>
      </div>
      <table {...gridProps} className={grid}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two days of the week begin with the same letter
              <th key={index} className={weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has nothing but its place
            <tr key={week}>
              {state.getDatesInWeek(week).map((day, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a place before the first day of all has no day
                day === null ? <td key={index} /> : <Day key={day.toString()} {...{ state, day, today }} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Day = ({ state, day, today }: { state: CalendarState; day: CalendarDate; today: CalendarDate }) => {
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date: day }, state, ref);
  const look = cell.isOutsideVisibleRange
    ? 'elsewhere'
    : cell.isSelected
      ? 'chosen'
      : cell.isDisabled
        ? 'off'
        : isSameDay(day, today)
          ? 'today'
          : 'free';
  return (
    <td {...cell.cellProps} className={place}>
      <div {...cell.buttonProps} ref={ref} className={days[look]} hidden={cell.isOutsideVisibleRange}>
        {cell.formattedDate}
      </div>
    </td>
  );
};
