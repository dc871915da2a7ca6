import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeys } from '../../access/keys';
import { createReturnPaths } from './return-paths';

const now = () => new Date('2026-11-03T14:14:00Z');
const pathsWith = (...roots: [string, ...string[]]) =>
  createReturnPaths(
    createKeys({ roots: roots.map((text) => Buffer.from(text)) as [Buffer, ...Buffer[]], bareUntil: null }),
    now,
    'rebotes@oficina.example',
  );
const paths = pathsWith('un secreto');

test('a sender names its mail, knows its address, and survives capital letters and a change of the key', () => {
  const id = randomUUID();
  const sender = paths.of(id, 'Ana.Peña@ejemplo.do');
  expect(sender).toMatch(/^rebotes\+[0-9a-f]{32}\.[0-9a-f]{20}@oficina\.example$/);
  expect(sender.indexOf('@')).toBeLessThanOrEqual(64);
  for (const read of [paths, pathsWith('otro secreto', 'un secreto')]) {
    const found = read.read(`<${sender.toUpperCase()}>`);
    expect(found?.id).toBe(id);
    expect(['ana.peña@ejemplo.do', 'ana@ejemplo.do'].map((email) => found?.isOf(email))).toEqual([true, false]);
  }
});

test('none is made by somebody else, for another mail or another address', () => {
  const sender = paths.of(randomUUID(), 'ana@ejemplo.do');
  const other = paths.of(randomUUID(), 'luis@ejemplo.do');
  const mixed = sender.slice(0, 41) + other.slice(41);
  for (const address of [
    mixed,
    pathsWith('otro secreto').of(randomUUID(), 'ana@ejemplo.do'),
    'rebotes@oficina.example',
    '',
  ])
    expect(paths.read(address)).toBeNull();
});
