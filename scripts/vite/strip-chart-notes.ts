import type { Plugin } from 'vite';

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const description = new RegExp(String.raw`\bdescription:\s*${text},?\s*`, 'g');
/** A text of the product may contain braces. */
const meta = new RegExp(String.raw`\bmeta:\s*\{(?:${text}|[^{}'"])*\},?\s*`, 'g');

/** What analysts read of a chart — descriptions and links — stays out of the bundle; states and transitions are untouched. */
export const withoutNotes = (chart: string): string => chart.replace(description, '').replace(meta, '');

export const stripChartNotes = (): Plugin => ({
  name: 'strip-chart-notes',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (/\.machine\.ts$/.test(id) ? { code: withoutNotes(code), map: null } : null),
});
