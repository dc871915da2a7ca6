import { describe, expect, test } from 'vitest';
import { promiseNames, promises, reminderAt, reminderDay, timesOfNotice } from './promises';

const minute = 60_000;
const hour = 60 * minute;
const at = (local: string) => Date.parse(`${local}:00-04:00`);
const local = (moment: number) => new Date(moment - 4 * hour).toISOString().slice(0, 16);

describe('the reminder of a returned case', () => {
  test.each([
    ['at five sixths of its time', '2026-11-20T14:00', '2026-11-21T10:00'],
    ['the evening before, where that is before the morning', '2026-11-20T10:00', '2026-11-20T21:00'],
    ['the evening before, where that is late in the evening', '2026-11-20T02:00', '2026-11-20T21:00'],
    ['at eight it is day', '2026-11-20T12:00', '2026-11-21T08:00'],
  ])('%s', (_, returned, reminded) => {
    expect(local(reminderAt(at(returned), 24 * hour))).toBe(reminded);
  });

  test('of an hour at night it cannot come the evening before', () => {
    expect(local(reminderAt(at('2026-11-20T23:00'), hour))).toBe('2026-11-20T23:50');
  });

  test('comes after the return and before its end, at any hour', () => {
    for (let returned = at('2026-11-20T00:00'); returned < at('2026-11-22T00:00'); returned += 10 * minute) {
      const reminded = reminderAt(returned, 24 * hour) - returned;
      expect([reminded > 8 * hour, reminded <= 20 * hour]).toEqual([true, true]);
    }
  });
});

describe('the times of a notice', () => {
  const joinMs = 10 * minute;

  test('an event of a case waits ten minutes for a second one', () => {
    expect(timesOfNotice('casoResuelto', { happened: 0, deadline: null, joinMs })).toEqual({
      leaves: 10 * minute,
      until: 30 * minute,
    });
  });

  test('with a deadline in less than six hours it leaves at once', () => {
    expect(timesOfNotice('casoDevuelto', { happened: 0, deadline: 6 * hour + 1, joinMs }).leaves).toBe(10 * minute);
    expect(timesOfNotice('casoDevuelto', { happened: 0, deadline: 6 * hour, joinMs })).toEqual({
      leaves: 0,
      until: 15 * minute,
    });
  });

  test.each(promiseNames.filter((name) => !promises[name].joins))('%s waits for nothing', (name) => {
    expect(timesOfNotice(name, { happened: 5, deadline: null, joinMs }).leaves).toBe(5);
  });

  test('safety and money have to leave before deadlines, and these before news', () => {
    const within = (name: (typeof promiseNames)[number]) => promises[name].withinMs;
    expect(within('dispositivoAgregado')).toBeLessThan(within('casoPorVencer'));
    expect(within('pagoRechazado')).toBeLessThan(within('casoPorVencer'));
    expect(within('casoPorVencer')).toBeLessThan(within('casoResuelto'));
    expect(within('casoResuelto')).toBeLessThan(within('facturaNueva'));
  });
});

test('the day of an invoice begins at eight in the morning', () => {
  expect([at('2026-11-20T07:59'), at('2026-11-20T08:00')].map(reminderDay)).toEqual(['2026-11-19', '2026-11-20']);
});
