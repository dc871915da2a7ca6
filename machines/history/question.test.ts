import { describe, expect, test } from 'vitest';
import { dayAfter, daysBefore, monthsBefore } from '../../domain/rules/dates/dates';
import { draftOf, filtersOf, historyFaults, updateRangeField } from '../../domain/rules/history/history-draft';
import { type HistoryFilters, isTooLong, rangeToUrl, usualRange } from '../../domain/rules/history/history-filters';
import { historyFiltersFromUrl } from './question';

const today = '2026-11-21';
const none: HistoryFilters = {
  tipo: '',
  desde: '',
  hasta: '',
  costo: '',
  centro: '',
  familiar: '',
  pagina: 1,
  filas: 5,
};

describe('days and months before', () => {
  test.each([
    ['2026-11-21', 6, '2026-05-21'],
    ['2026-08-31', 6, '2026-02-28'],
    ['2028-08-31', 6, '2028-02-29'],
    ['2026-03-31', 6, '2025-09-30'],
    ['2026-01-15', 1, '2025-12-15'],
  ])('%s, %i months before, is %s', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before);
  });

  test('counts days across months and leap days', () => {
    expect([daysBefore('2028-03-01', 1), daysBefore('2026-11-21', 180)]).toEqual(['2028-02-29', '2026-05-25']);
  });
});

describe('the range of the history', () => {
  test('[HIST-06] [HIST-17] the last 180 days are within six calendar months, on every day of eight years', () => {
    const refused: string[] = [];
    for (let day = '2024-01-01'; day < '2032-01-01'; day = dayAfter(day))
      if (isTooLong(usualRange(day))) refused.push(day);
    expect([usualRange(today), refused]).toEqual([{ desde: '2026-05-25', hasta: today }, []]);
  });

  test('[HIST-16] allows six calendar months, and rejects a day more', () => {
    expect(['2026-05-21', '2026-05-20'].map((desde) => isTooLong({ desde, hasta: today }))).toEqual([false, true]);
  });
});

describe('filters from the address', () => {
  test('[HIST-06] an address without filters means the last 180 days', () => {
    expect(historyFiltersFromUrl(none, today)).toEqual({ ...none, desde: '2026-05-25', hasta: today });
  });

  test.each([
    ['one day is completed by the other', { desde: '2026-10-01' }, ['2026-10-01', today]],
    ['also the first by the last', { hasta: '2026-10-01' }, ['2026-04-04', '2026-10-01']],
    ['a future day counts as not said', { desde: '2026-11-01', hasta: '2026-11-22' }, ['2026-05-25', today]],
    ['a range that is turned around, too', { desde: '2026-11-02', hasta: '2026-11-01' }, ['2026-05-25', today]],
    ['and one that is too long', { desde: '2026-01-01', hasta: today }, ['2026-05-25', today]],
    ['and one of another century', { desde: '1999-12-01', hasta: '1999-12-31' }, ['2026-05-25', today]],
  ])('[HIST-18] %s', (_, said, range) => {
    const { desde, hasta } = historyFiltersFromUrl({ ...none, ...said }, today);
    expect([desde, hasta]).toEqual(range);
  });

  test('identifies a person by their position in the core, never by a code', () => {
    expect(
      ['2', '0', '02', '1003', 'Noe'].map((familiar) => historyFiltersFromUrl({ ...none, familiar }, today).familiar),
    ).toEqual(['2', '', '', '', '']);
  });

  test('filters to the address omit the defaults', () => {
    const asked = historyFiltersFromUrl(none, today);
    expect([rangeToUrl(asked, today), rangeToUrl({ ...asked, desde: '2026-10-01' }, today)]).toEqual([
      none,
      { ...none, desde: '2026-10-01', hasta: today },
    ]);
  });
});

describe('editing filters', () => {
  const draft = draftOf(historyFiltersFromUrl(none, today));
  const faults = (desde: string, hasta: string) => historyFaults({ ...draft, desde, hasta }, today);

  test('days are displayed as dd-MM-yyyy and sent as yyyy-MM-dd, from the first page', () => {
    expect([draft.desde, draft.hasta, filtersOf({ ...draft, costo: 'si' }, 25)]).toEqual([
      '25-05-2026',
      '21-11-2026',
      { ...none, desde: '2026-05-25', hasta: today, costo: 'si', filas: 25 },
    ]);
  });

  test('allows today and rejects tomorrow', () => {
    expect([faults('21-11-2026', '21-11-2026'), faults('01-11-2026', '22-11-2026')]).toEqual([{}, { hasta: 'futura' }]);
  });

  test('[HIST-18] a reversed range is an error of its start', () => {
    expect([faults('02-11-2026', '01-11-2026'), faults('', '31-02-2026'), faults('31-12-1999', '')]).toEqual([
      { desde: 'invertida' },
      { desde: 'falta', hasta: 'invalida' },
      { desde: 'invalida', hasta: 'falta' },
    ]);
  });

  test('validates complete days while typing, and revalidates the other day', () => {
    const write = (form: Parameters<typeof updateRangeField>[0], campo: 'desde' | 'hasta', valor: string) =>
      updateRangeField(form, { campo, valor }, today);
    const start = { borrador: draft, faltas: {} };
    const part = write(start, 'hasta', '22-11-20');
    const future = write(start, 'hasta', '22-11-2026');
    const turned = write(start, 'desde', '21-11-2026');
    const both = write({ ...turned, faltas: { desde: 'invertida' } }, 'hasta', '21-11-2026');
    expect([part.faltas, future.faltas, both.faltas]).toEqual([{}, { hasta: 'futura' }, {}]);
  });
});
