import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutNotes } from '../../scripts/vite/strip-chart-notes';
import { parse } from '../../tools/charts/apply/parse';
import { readChart } from '../../tools/charts/apply/read-chart';
import { applied, withStates } from './proposals';

const machines = resolve(import.meta.dirname, '../../machines');
const charts = readdirSync(machines, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.machine.ts'),
);

const silent = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(silent);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'description' && key !== 'meta');
  return Object.fromEntries(entries.map(([key, inner]) => [key, silent(inner)]));
};

describe('the bundle contains the charts without descriptions and meta', () => {
  test.each(charts)('%s loses its notes and nothing else', (file) => {
    const source = readFileSync(join(machines, file), 'utf8');
    const [whole, stripped] = [readChart(parse, file, source), readChart(parse, file, withoutNotes(file, source))];
    expect(stripped.problems).toEqual([]);
    expect(JSON.stringify(whole.config)).toContain('"description"');
    expect(stripped.config).toEqual(silent(whole.config));
    expect(JSON.stringify(stripped.config)).not.toMatch(/"(description|meta)"/);
  });
});

test('a text that looks like a note stays the text that it is', () => {
  const hidden = "'x', c: Reflect.set(globalThis, 'canario', 1) }, //''";
  const params = { a: 'description:', b: hidden, description: 'meta: {', meta: { b: '}' } };
  const meta = { description: 'x', on: { IR: { target: 'claro', actions: [{ type: 'avisar', params }] } } };
  const { text } = applied('theme', withStates('theme', { meta }));
  const { config } = readChart(parse, 'x.ts', withoutNotes('theme.machine.ts', text));
  const states = { meta: { on: { IR: { target: 'claro', actions: { type: 'avisar', params } } } } };
  expect(config).toEqual(expect.objectContaining({ states: expect.objectContaining(states) }));
});
