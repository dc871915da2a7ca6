import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { knownScripts } from '../../scripts/paths/known-scripts';
import { readResults } from '../../scripts/paths/results';
import { readIn } from '../../scripts/paths/results-command';
import { isManual, runSheet } from '../../scripts/paths/run-sheet';
import { toldFlow } from '../../scripts/paths/told-flows';
import { schemaProblems } from './schema-problems';

const folder = mkdtempSync(join(tmpdir(), 'oficina-resultados-'));
const fileCalled = (name: string): string => join(folder, name);
const [store, messages] = [fileCalled('store.csv'), fileCalled('out.ndjson')];
const said: string[] = [];
beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('a filled sheet of a real flow goes into the results and into valid messages; what is wrong is said once', async () => {
  const scripts = (await knownScripts(await toldFlow('theme'), new Set())).filter(isManual);
  const [script] = scripts;
  const last = script?.pasos.at(-1)?.id ?? '';
  const filled = runSheet(scripts, 'git-0000000001')
    .split('\r\n')
    .map((line) => (line.includes(`,${last},`) ? line.replace(',,,,,git', ',pasa,,Ana,26/11/2026,git') : line));
  writeFileSync(fileCalled('hoja.csv'), filled.join('\r\n'));
  writeFileSync(fileCalled('vacia.csv'), '');
  await readIn([fileCalled('hoja.csv'), fileCalled('vacia.csv')], messages, store);
  const result = {
    camino: script?.id,
    resultado: 'pasa',
    fecha: '2026-11-26',
    probador: 'Ana',
    version: 'git-0000000001',
  };
  expect(readResults(store)).toEqual([expect.objectContaining(result)]);
  expect(said).toEqual([
    'vacia.csv: está vacía.',
    expect.stringMatching(/store\.csv: 1 resultado de 2 hojas; sin tomar: 1$/),
    `${messages}: 1 resultado en Cucumber Messages`,
  ]);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  const lines = readFileSync(messages, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line)).flatMap(schemaProblems)).toEqual([]);
});
