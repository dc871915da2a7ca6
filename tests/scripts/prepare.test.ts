import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isKnownNode } from '../../scripts/prepare.mjs';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));

test('the Node versions match the manifest, its lock and the build and test tools', () => {
  const named = '^20.19.0 || ^22.12.0 || >=24';
  const lock = json('package-lock.json').packages;
  expect([json('package.json').engines.node, lock[''].engines.node]).toEqual([named, named]);
  // Both have to take each version: no 22 before 22.12, no 21 and no 23.
  expect([lock['node_modules/vite'].engines.node, lock['node_modules/vitest'].engines.node]).toEqual([
    '^20.19.0 || >=22.12.0',
    '^20.0.0 || ^22.0.0 || >=24.0.0',
  ]);
});

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['22.20.1', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['25.1.0', true],
])('Node %s: %s', (version, known) => {
  expect(isKnownNode(version)).toBe(known);
});

test('another version is rejected with a sentence that names the supported ones', () => {
  const said = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `(await import(${JSON.stringify(at('scripts/prepare.mjs').href)})).refuseOldNode('22.11.0')`,
    ],
    { encoding: 'utf8', cwd: fileURLToPath(at('.')) },
  );
  expect([said.status, said.stderr]).toEqual([
    1,
    'Hace falta Node 20 desde 20.19, 22 desde 22.12, o 24 en adelante; esta versión es la 22.11.0.\n',
  ]);
});
