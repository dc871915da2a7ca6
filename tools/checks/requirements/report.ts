import { quotedSpanish, type Row } from './catalogue';
import type { NamedTest } from './named-tests';

interface Finished {
  flows: readonly string[];
  prefixes: readonly string[];
  rows: readonly string[];
}

export interface FlowLine {
  flow: string;
  rows: number;
  named: number;
  deferred: number;
  finished: boolean;
}

export interface Report {
  flows: FlowLine[];
  problems: string[];
}

const mostRows = 5;
const plain = (text: string) => text.replaceAll(/\s+/gu, ' ');
const brief = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
/** Matches a text with placeholders (`...`, `{name}`, X or Y) against a string. */
const isSaid = (quote: string, strings: readonly string[]): boolean => {
  const pieces = plain(quote).split(/\.\.\.|\{\w+\}|(?<!\p{L})[XY](?!\p{L})/u);
  const pattern = new RegExp(pieces.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'), 'u');
  return strings.some((string) => pattern.test(plain(string)));
};
const where = ({ file, title }: NamedTest) => `${file}: «${title}»`;

const problemsOf = (test: NamedTest, byId: ReadonlyMap<string, Row>): string[] => {
  const tooMany =
    test.ids.length > mostRows ? [`${where(test)} names ${test.ids.length} rows; ${mostRows} is the most`] : [];
  return [
    ...tooMany,
    ...test.ids.flatMap((id) => {
      const row = byId.get(id);
      if (row === undefined) return [`${where(test)} names ${id}, which is no row of the catalogue`];
      const quotes = quotedSpanish(row);
      if (quotes.length === 0 || quotes.some((quote) => isSaid(quote, test.strings))) return [];
      return [`${where(test)} names ${id} and asserts none of its texts: ${quotes.join(' | ')}`];
    }),
  ];
};

/** Each text that a row quotes is asserted by at least one of its tests. */
const unsaidIn = (row: Row, tests: readonly NamedTest[]): string[] => {
  const strings = tests.filter(({ ids }) => ids.includes(row.id)).flatMap((test) => test.strings);
  return quotedSpanish(row).filter((quote) => !isSaid(quote, strings));
};

export const reportOn = (
  rows: readonly Row[],
  tests: readonly NamedTest[],
  finished: Finished,
  deferred: Readonly<Record<string, string>>,
): Report => {
  const named = new Set(tests.flatMap(({ ids }) => ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isFinished = ({ id, flow }: Row) =>
    finished.flows.includes(flow) || finished.prefixes.includes(id.replace(/-.*/, '')) || finished.rows.includes(id);
  const unnamed = rows.filter((row) => isFinished(row) && !named.has(row.id) && !(row.id in deferred));
  const unknown = [...finished.rows, ...Object.keys(deferred)].filter((id) => !byId.has(id));
  return {
    flows: [...new Set(rows.map(({ flow }) => flow))].map((flow) => {
      const own = rows.filter((row) => row.flow === flow);
      return {
        flow,
        rows: own.length,
        named: own.filter(({ id }) => named.has(id)).length,
        deferred: own.filter(({ id }) => id in deferred).length,
        finished: finished.flows.includes(flow),
      };
    }),
    problems: [
      ...unnamed.map(({ id, requirement }) => `${id} is finished and no test names it: ${brief(requirement)}`),
      ...tests.flatMap((test) => problemsOf(test, byId)),
      ...rows.flatMap((row) => {
        const unsaid = named.has(row.id) ? unsaidIn(row, tests) : [];
        return unsaid.length === 0 ? [] : [`${row.id} is named, and no test of it asserts: ${unsaid.join(' | ')}`];
      }),
      ...unknown.map((id) => `${id} is listed as finished or deferred and is no row of the catalogue`),
    ],
  };
};
