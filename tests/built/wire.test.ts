import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { discover } from '../../engine/flows';
import { stripChartNotes } from '../../scripts/vite/strip-chart-notes';
import type { wire } from '../../src/wiring/wire';
import { root } from '../house/source-files';

const flows = await discover();
const entry = 'virtual:entry';
const program = [
  `export { wire } from '${join(root, 'src/wiring/wire.ts')}';`,
  ...flows.map(({ name, machineFile }) => `export { ${name}Machine } from '${machineFile}';`),
].join('\n');

/** Charts and `wire` as the portal's build makes them. */
const built = async (): Promise<Record<string, unknown>> => {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? program : null),
      },
      stripChartNotes(),
    ],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const chunks = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = chunks.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  return import(`data:text/javascript,${encodeURIComponent(chunk ?? '')}`);
};

const told = (work: () => unknown): string => {
  try {
    work();
    return '';
  } catch (error) {
    return String(error);
  }
};

const placeholder =
  /\b(\w+): (?:from\w+(?:<[^;]*?>)?\(falta\)|falta(?= as unknown as |,?\n|, \w+: | \})|\(_, _params: \{[^}]*\}\) => falta\(\))/g;

test('in the minified build wire names each placeholder of each chart, also those with parameters', async () => {
  const { wire: wireBuilt, ...machines } = await built();
  const unnamed = flows.flatMap(({ name, machineFile }) => {
    // Nothing is given, whatever the types ask for.
    const words = told(() => (wireBuilt as typeof wire)(machines[`${name}Machine`] as never, {} as never));
    const written = [...readFileSync(machineFile, 'utf8').matchAll(placeholder)].map(([, part]) => part);
    expect(written.length, name).toBeGreaterThan(0);
    const named = /falta (.+)$/.exec(words)?.[1]?.split(', ') ?? [];
    return written.flatMap((part) => (part !== undefined && named.includes(part) ? [] : [`${name}: ${part}`]));
  });
  expect(unnamed).toEqual([]);
});
