import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutRequests } from '../../scripts/vite/strip-requests';

const folder = resolve(import.meta.dirname, '../../domain/contract');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && readFileSync(join(folder, file), 'utf8').includes(' = endpoint({'),
);
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

describe('the bundle contains call declarations without request schemas', () => {
  test.each(files)('%s', (file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const stripped = withoutRequests(file, source);
    const calls = count(source, / = endpoint\(\{/g);
    expect(calls).toBeGreaterThan(0);
    for (const kept of [
      /^ {2}method: '/gm,
      /^ {2}path: /gm,
      /^ {2}access: '/gm,
      /^ {2}timeLimit: '/gm,
      /^ {2}reply: /gm,
    ])
      expect([kept, count(stripped, kept)]).toEqual([kept, calls]);
    expect(count(stripped, /^ {2}(query|body|affiliate): /gm)).toBe(0);
  });

  test('leaves other code of the file unchanged', () => {
    expect(
      withoutRequests(
        'x.ts',
        `export const a = endpoint({ method: 'GET', query: v.object({ x: text }), reply: text, body: text });\nexport const b = other({ query: 1 });`,
      ),
    ).toBe(`export const a = endpoint({ method: 'GET',  reply: text,  });\nexport const b = other({ query: 1 });`);
  });
});
