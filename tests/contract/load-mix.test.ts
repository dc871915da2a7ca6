import { expect, test } from 'vitest';
import { contract } from '../../domain/contract';
import { unimplementedCalls } from '../../server/handlers/unimplemented-calls';
import { historyTables } from '../../tools/bench/load/history-rows';
import { mix } from '../../tools/bench/load/mix';
import { peopleTables } from '../../tools/bench/load/people-rows';
import { caseOf, familyOf, personAt } from '../../tools/bench/load/person';
import { createCalendar } from '../../tools/bench/load/seeded-table';

test('every call that the server answers occurs in a visit of the mix', () => {
  const asked: readonly string[] = [
    ...mix.filter(({ share }) => share > 0).flatMap(({ calls }) => calls),
    ...unimplementedCalls,
  ];
  expect(Object.keys(contract).filter((call) => !asked.includes(call))).toEqual([]);
});

test('the shares of all visits are a hundred percent, and no two visits have one name', () => {
  expect(mix.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
  expect(new Set(mix.map(({ name }) => name)).size).toBe(mix.length);
});

test('somebody of two thousand members suits each visit', () => {
  const people = Array.from({ length: 2_000 }, (_, index) => personAt(index));
  expect(mix.filter(({ suits }) => !people.some(suits)).map(({ name }) => name)).toEqual([]);
});

test('a family has one holder, whose code all of it carry, and the next one begins after it', () => {
  const people = Array.from({ length: 210 }, (_, index) => personAt(index));
  for (const person of people) {
    const family = familyOf(person);
    expect(family.map(({ holder }) => holder)).toEqual(family.map(() => person.holder));
    expect(family.map(({ role }) => role === 'holder')).toEqual(family.map((_, place) => place === 0));
  }
  expect(people.filter(({ role }) => role === 'holder')).toHaveLength(60);
});

test('the same members are seeded each time, with as many cells as columns and without what COPY would read otherwise', () => {
  const seeded = () => {
    const calendar = createCalendar(new Date('2026-11-20T16:00:00Z'));
    const tables = [...peopleTables(calendar, '$argon2id$'), ...historyTables(calendar, 42)];
    return tables.map(({ name, columns, passes, row }) => {
      const rows = Array.from({ length: 42 * passes }, (_, serial) =>
        row(personAt(serial % 42), Math.floor(serial / 42), serial),
      ).filter((each) => each !== null);
      for (const each of rows) expect({ name, cells: each.length }).toEqual({ name, cells: columns.length });
      return rows.map((cells) => cells.join('\t'));
    });
  };
  const first = seeded();
  expect(first.flat().filter((line) => /[\n\\]/.test(line))).toEqual([]);
  expect(seeded()).toEqual(first);
});

test('some cases are returned, which can be completed for a day', () => {
  const returned = Array.from({ length: 10_000 }, (_, index) => caseOf(index)).filter(
    ({ state }) => state === 'returned',
  );
  expect(returned.length).toBeGreaterThan(50);
  expect(new Set(returned.map(({ type }) => type))).toEqual(new Set(['3']));
});
