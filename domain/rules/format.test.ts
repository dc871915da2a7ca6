import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from './contact/email';
import { screenDate, todayInSantoDomingo, wireDate } from './dates/dates';
import { centsOf, formatMoney } from './money/money';

const nbsp = '\u00a0';

test('[FMT-01] [FMT-02] an amount is RD$, a non-breaking space, comma thousands and two decimals', () => {
  expect([0, 5, 100, 123_450, 99_999_999_999, -250_000].map(formatMoney)).toEqual([
    `RD$${nbsp}0.00`,
    `RD$${nbsp}0.05`,
    `RD$${nbsp}1.00`,
    `RD$${nbsp}1,234.50`,
    `RD$${nbsp}999,999,999.99`,
    `-RD$${nbsp}2,500.00`,
  ]);
});

test('[FMT-02] formatting and parsing an amount returns the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(centsOf(formatMoney(cents).replace(`RD$${nbsp}`, ''))).toBe(cents);
    }),
  );
  expect(['1,234.5', '0.1', 'x', '1.234', '', 30000].map(centsOf)).toEqual([123_450, 10, null, null, null, 3_000_000]);
});

test('[FMT-03] [FMT-04] dates are yyyy-MM-dd on the wire and dd-MM-yyyy on the screen', () => {
  expect([screenDate('2026-11-05'), screenDate('2026-11-05T10:00:00'), screenDate('')]).toEqual([
    '05-11-2026',
    '05-11-2026',
    '',
  ]);
  expect(['05-11-2026', '29-02-2024', '29-02-2026', '31-04-2026', '2026-11-05', '00-00-0000'].map(wireDate)).toEqual([
    '2026-11-05',
    '2024-02-29',
    null,
    null,
    null,
    null,
  ]);
  const days = ['01-01-2026', '31-01-2026', '31-12-2026', '28-02-2026', '29-02-2028', ' 05-11-2026 '];
  expect(days.map(wireDate)).toEqual([
    '2026-01-01',
    '2026-01-31',
    '2026-12-31',
    '2026-02-28',
    '2028-02-29',
    '2026-11-05',
  ]);
  const none = ['15-13-2026', '15-00-2026', '00-05-2026', '32-12-2026', '31-11-2026', '105-11-2026', '05-11-20261'];
  expect(none.map(wireDate)).toEqual(none.map(() => null));
  expect(['al 2026-11-05', 'ayer'].map(screenDate)).toEqual(['', '']);
});

test('[FMT-08] [FMT-09] an e-mail has no spaces, one @, a dotted domain and a last part of two letters or more', () => {
  const good = ['a@b.do', 'ana.perez+1@correo.com.do', 'ñ@b.do'];
  const bad = [
    '',
    'a',
    'a@b',
    'a@b.d',
    'a b@c.do',
    'a@@b.do',
    'a@b@c.do',
    '@b.do',
    'a@.do',
    'a@b.1d',
    'a@b..do',
    'a@b.--',
    'a@b.do!',
    'a@b.d!',
  ];
  expect([...good, ...bad].filter(isEmail)).toEqual(good);
});

test("[FMT-11] 'today' is the day in America/Santo_Domingo", () => {
  expect([
    todayInSantoDomingo(Date.parse('2026-11-21T03:59:59Z')),
    todayInSantoDomingo(Date.parse('2026-11-21T04:00:00Z')),
  ]).toEqual(['2026-11-20', '2026-11-21']);
  const inZone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santo_Domingo' });
  fc.assert(
    fc.property(fc.integer({ min: Date.parse('2015-01-01'), max: Date.parse('2040-01-01') }), (now) => {
      expect(todayInSantoDomingo(now)).toBe(inZone.format(now));
    }),
  );
});
