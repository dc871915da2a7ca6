import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { withoutNotes } from '../../scripts/vite/strip-chart-notes';
import { applyProposal } from '../../tools/charts/apply/apply-proposal';
import { declaredTypes } from '../../tools/charts/apply/declared-types';
import { comparableText, modelOf } from '../../tools/charts/apply/model';
import { chartCalls } from '../../tools/charts/apply/read-chart';
import { readProposals } from '../../tools/charts/apply/read-proposals';
import { Refusal } from '../../tools/charts/apply/refusal';
import { argumentOf, type JsonObject, nodeIn, nodesIn, setupOf } from '../../tools/charts/apply/syntax';
import { proposalFault } from '../../tools/charts/apply/vet-proposal';
import { difference } from '../../tools/charts/difference';
import { differencePage } from '../../tools/charts/marked-page';
import { root } from '../../tools/explore/flows';
import { drawn } from './drawable-mutants';
import { hostileEdits, withHostileTexts } from './hostile-proposals';
import { chart, flows } from './proposals';
import { rememberedParse as parse } from './remembered-parse';

const folder = mkdtempSync(join(tmpdir(), 'oficina-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');

/** Imports each file, as the scripts do once a proposal is written; prints their charts, and whether one left its mark. */
writeFileSync(
  join(folder, 'import.ts'),
  `const chartIn = async (file: string) => {
  const machines: { config?: object }[] = Object.values(await import(file));
  return machines.find(({ config }) => config !== undefined)?.config;
};
const charts = await Promise.all(process.argv.slice(2).map(chartIn));
console.log(JSON.stringify({ mark: 'canario' in globalThis, charts }));`,
);

const small = flows
  .map((flow) => ({ name: flow.name, file: flow.machineFile, text: readFileSync(flow.machineFile, 'utf8') }))
  .filter(({ text }) => text.length < 4000);

/** The file without what a proposal may change: the chart, its setup, the types of events and tags, the names of XState. */
const outsideOf = (text: string): string => {
  const program = parse('x.ts', text);
  const [call] = chartCalls(program);
  if (call === undefined) throw new Error('no chart');
  const setup = argumentOf(setupOf(call) ?? call);
  const { events } = declaredTypes(program, setup);
  const imports = nodesIn(program.body).filter(({ source }) => nodeIn(source).value === 'xstate');
  const changing = [argumentOf(call), setup, ...(events === null ? [] : [events]), ...imports];
  const cuts = changing.filter((one) => !changing.some(({ start, end }) => start < one.start && one.end < end));
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}…${rest.slice(end)}`, text);
};

interface Written {
  proposal: JsonObject;
  name: string;
  text: string;
}

test('1,000 hostile proposals: none runs anything, none is written outside of its place', async () => {
  const written: Written[] = [];
  const refusals: string[] = [];
  const tried = fc.tuple(fc.constantFrom(...small), hostileEdits, fc.boolean());
  for (const [{ name, file, text }, edits, isProgram] of fc.sample(tried, { numRuns: 1000, seed: 7 })) {
    const json = JSON.stringify(withHostileTexts(chart(name), edits));
    try {
      const where = isProgram ? 'p.ts' : 'p.json';
      const [proposal] = readProposals(parse, where, isProgram ? `export const p = createMachine(${json});` : json);
      if (proposal === undefined) throw new Error('no proposal');
      const fault = proposalFault(proposal, where);
      const applied = fault === null ? applyProposal(parse, { file, text }, proposal, where) : { refusal: fault };
      if ('refusal' in applied) refusals.push(applied.refusal);
      else {
        expect(outsideOf(applied.text)).toBe(outsideOf(text));
        written.push({ proposal, name, text: applied.text });
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.push(error.message);
    }
  }
  expect(Math.min(written.length, refusals.length)).toBeGreaterThan(200);
  expect(refusals.filter((one) => /más que|no dice lo mismo|no se puede leer|Cannot|undefined/.test(one))).toEqual([]);

  const likeNotes = written.filter(({ proposal }) => /description:|meta: {/.test(JSON.stringify(proposal)));
  const texts = [
    ...written.map(({ text }) => text),
    ...likeNotes.map(({ name, text }) => withoutNotes(`${name}.machine.ts`, text)),
  ];
  const files = texts.map((text, index) => {
    const file = join(folder, `p${index}.machine.ts`);
    writeFileSync(file, text);
    return file;
  });
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'import.ts', ...files], {
    cwd: folder,
    env: {},
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  expect(stderr).toBe('');
  const { mark, charts }: { mark: unknown; charts: readonly object[] } = JSON.parse(stdout);
  expect([mark, charts.length, 'canario' in globalThis]).toEqual([false, files.length, false]);
  for (const [index, { proposal }] of written.entries())
    expect(comparableText(modelOf(drawn(charts[index] ?? {}), 'x'))).toBe(comparableText(modelOf(proposal, 'x')));

  for (const { proposal, name } of written.filter(({ text }) => /<script|<img|<svg/.test(text)).slice(0, 3)) {
    const charts = [chart(name), proposal] as const;
    const page = await differencePage(name, [{ name, changes: difference(...charts), charts }]);
    expect(page).not.toMatch(/<script|<img|<svg onload/);
  }
});
