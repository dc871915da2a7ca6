import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newProject } from './new-project';

const { folder, run, remove, node, git, newFlow } = newProject();
afterAll(remove);

const vitest = (...args: string[]) =>
  node('node_modules/vitest/vitest.mjs', 'run', '--project', 'charts', '--project', 'units', ...args);

/** Adds a code at the places that docs/add-a-flow.md names, and no other. */
const edit = (path: string, from: string, to: string) => {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text.split(from), path).toHaveLength(2);
  writeFileSync(file, text.replace(from, to));
};

/** Files that differ from the last commit. */
const written = () =>
  git('ls-files', '--modified', '--others', '--exclude-standard')
    .said.split('\n')
    .filter((path) => /\.tsx?$/.test(path));

const failing = (commands: readonly { status: number | null; said: string }[]) =>
  commands.filter(({ status }) => status !== 0);

const flows = ['encargo', 'prueba', 'turnos', 'sinLlamadas', 'permiso'];

test('npm run new creates flows at new addresses, each green, and deletes them', () => {
  expect(newFlow('encargo', '--calls', 'hacerEncargo')).toEqual({
    status: 0,
    said: expect.stringContaining('src/routes/encargo.tsx'),
  });
  // The arguments that npm passes on without `--`.
  expect(newFlow('prueba', '/prueba/nueva', 'hacerPrueba,borrarPrueba').status).toBe(0);
  const withoutDashes = ['env', 'npm_config_loads=true', process.execPath, 'scripts/new/new.mjs'] as const;
  expect(run(...withoutDashes, 'turnos', '/turnos', 'turnosAfiliado').said).toContain('server/demo/menu.ts: turnos');
  expect(newFlow('sinLlamadas', '--at', '/prueba', '--public').status).toBe(0);
  expect(newFlow('permiso', '--form').said).toContain('/solicitudes?nueva=permiso');

  edit('domain/contract/encargo.ts', 'byCode({ 1000: refusal })', 'byCode({ 1000: refusal, 1021: refusal })');
  edit(
    'machines/encargo/encargo.machine.ts',
    "          {\n            description: 'Cualquier otro código",
    `          {
            guard: { type: 'codigoHacerEncargo', params: { es: [1021] } },
            description: '1021: no hay turnos.',
            target: 'pagina.hacerEncargoRechazada',
            actions: 'anotarResultado',
          },
          {
            description: 'Cualquier otro código`,
  );
  edit(
    'machines/encargo/encargo.cases.ts',
    "      '1018, sin lista'",
    "      '1021': decodeReply(hacerEncargo, { codigoMensaje: 1021, mensaje }),\n      '1018, sin lista'",
  );
  edit(
    'src/texts/refusals.ts',
    '  hacerEncargo: {\n',
    "  hacerEncargo: {\n    1021: { titulo: 'No hay turnos ese día.' },\n",
  );

  expect(
    failing([
      node('--import', 'tsx', 'tools/charts/charts.ts', '--flow', 'encargo'),
      ...flows.map((flow) => node('--import', 'tsx', 'tools/charts/charts.ts', '--check', '--flow', flow)),
      node('--import', 'tsx', 'tools/checks/openapi.ts'),
      node('scripts/routes.mjs'),
      node('node_modules/typescript/bin/tsc', '-p', '.'),
      node('node_modules/typescript/bin/tsc', '-p', 'machines'),
      node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...written()),
      vitest(
        'tests/charts',
        'tests/walks',
        'tests/house',
        'tests/contract',
        'domain/rules/access',
        'server/demo',
        `--testNamePattern=${flows.join('|')}|the menu lists|import table|texts?|API-|ROUTE-|every call|contract`,
      ),
    ]),
  ).toEqual([]);

  for (const flow of flows) expect(newFlow('--delete', flow)).toEqual({ status: 0, said: `The flow ${flow} is gone.` });
  expect(git('status', '--porcelain').said).toBe('');
  // About a minute of work for one core, beside whatever else the computer does.
}, 600_000);
