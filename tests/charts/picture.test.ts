import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { Positions } from '../../tools/charts/drawn-positions';
import { layoutOf } from '../../tools/charts/layout';
import { pictureOf } from '../../tools/charts/picture';
import { discover } from '../../tools/explore/flows';
import { nodeName, nodesOf, universe } from '../../tools/explore/universe';

const flows = await discover();
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const valuesOf = (svg: string, name: string): string[] =>
  [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => unescaped(value));

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const labelsIn = (svg: string): Box[] =>
  [...svg.matchAll(/<rect class="under" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)].map(
    ([, x, y, width, height]) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }),
  );
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The maximum width of a line of text: to the edge of its box. */
const wordsIn = (svg: string): { text: string; end: number; edge: number }[] => {
  let edge = 0;
  return [...svg.matchAll(/<(rect|text)( [^>]*)>(?:([^<]*)<\/text>)?/g)].flatMap(
    ([, kind, attributes = '', text = '']) => {
      const of = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]);
      if (kind === 'rect' && !attributes.includes('class="inner"')) edge = of('x') + of('width');
      return kind === 'text' ? [{ text: unescaped(text), end: of('x') + of('textLength'), edge }] : [];
    },
  );
};

describe.each(flows)('$name', ({ name, machine }) => {
  test('text fits its box in any font', async () => {
    const words = wordsIn(pictureOf(await layoutOf(machine), name, false));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter(({ end, edge }) => !(end <= edge))).toEqual([]);
  });

  test('draws every state and transition once, without overlapping labels', async () => {
    const svg = pictureOf(await layoutOf(machine), name, false);
    expect(valuesOf(svg, 'data-state')).toEqual(nodesOf(machine).map(nodeName));
    expect(valuesOf(svg, 'data-transition').toSorted()).toEqual(
      universe(machine)
        .map(({ id }) => id)
        .toSorted(),
    );
    const labels = labelsIn(svg);
    expect(labels.flatMap((one, index) => labels.slice(index + 1).filter((other) => overlap(one, other)))).toEqual([]);
  });
});

const small = createMachine({
  id: 'ejemplo',
  type: 'parallel',
  states: {
    una: {
      initial: 'a',
      states: { a: { on: { IR: { target: 'b', guard: '<&"' }, QUEDAR: {} } }, b: { type: 'final' } },
    },
    otra: { description: 'Sola.', tags: 'cargando', entry: 'empezar' },
  },
});

test('draws regions, initial, final and sticky states, and escapes text', async () => {
  const svg = pictureOf(await layoutOf(small), 'ejemplo', false);
  expect([...svg.matchAll(/<rect class="(region[^"]*|final)"/g)].map(([, kind]) => kind)).toEqual([
    'region group',
    'final',
    'region cargando',
  ]);
  expect(svg.match(/<circle class="first"/g)).toHaveLength(1);
  expect([...svg.matchAll(/>([^<>]+)<\/(?:text|title)>/g)].map(([, text]) => text)).toEqual([
    'ejemplo',
    'una',
    'a',
    'QUEDAR · se queda',
    'b',
    'Sola.',
    'otra',
    'al entrar: empezar',
    'IR [&lt;&amp;&quot;]',
  ]);
});

test('is deterministic', async () => {
  const [first, second] = [await layoutOf(small), await layoutOf(createMachine(small.config))];
  expect(pictureOf(second, 'ejemplo', false)).toBe(pictureOf(first, 'ejemplo', false));
});

test('keeps the order in which somebody drew it', async () => {
  const chart = createMachine({
    id: 'x',
    initial: 'a',
    states: { a: { on: { IR: 'b', SALIR: 'c' } }, b: {}, c: { on: { IR: 'b' } } },
  });
  const placeOf = async (positions?: Positions) => {
    const [root] = (await layoutOf(chart, undefined, positions)).children ?? [];
    return Object.fromEntries((root?.children ?? []).map(({ title = '', x = 0, y = 0 }) => [title, { x, y }]));
  };
  const at = (x: number, y: number) => ({ x, y });
  const [plain, drawn] = [
    await placeOf(),
    await placeOf(new Map(Object.entries({ '(raíz)': at(0, 0), a: at(900, 100), b: at(500, 100), c: at(100, 100) }))),
  ];
  expect((plain.a?.x ?? 0) < (plain.b?.x ?? 0)).toBe(true);
  expect([(drawn.c?.x ?? 0) < (drawn.b?.x ?? 0), (drawn.b?.x ?? 0) < (drawn.a?.x ?? 0)]).toEqual([true, true]);
});

test('a standalone file has both themes and makes no requests; inside a page it uses the page’s colours', async () => {
  const layout = await layoutOf(small);
  const [alone, inPage] = [pictureOf(layout, 'ejemplo', false), pictureOf(layout, 'ejemplo', true)];
  expect(alone).toContain('@media (prefers-color-scheme:dark)');
  expect(alone.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|href=|@import|url\((?!#)/);
  expect(inPage).not.toContain('<style>');
});
