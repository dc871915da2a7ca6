import { describe, expect, test } from 'vitest';
import { findings } from '../../tools/checks/supply-chain/findings.mjs';

const lockOf = (entry: Record<string, unknown>) => ({
  packages: { '': {}, 'node_modules/una': { integrity: 'x', ...entry } },
});
const wrongIn = (manifest: object, entry: Record<string, unknown>) => findings(manifest, lockOf(entry)).wrong;

describe('the dependencies', () => {
  test.each([
    [
      'a range for a version',
      { dependencies: { una: '^1.2.3' } },
      { license: 'MIT' },
      'una has no exact version: ^1.2.3',
    ],
    [
      'a tag for a version',
      { devDependencies: { una: 'latest' } },
      { license: 'MIT' },
      'una has no exact version: latest',
    ],
    ['a licence that would bind the product', {}, { license: 'GPL-3.0-only' }, 'una: GPL-3.0-only in the product'],
    ['a licence for tools in the product', {}, { license: 'MPL-2.0' }, 'una: MPL-2.0 in the product'],
    ['no licence', {}, { dev: true }, 'una: none to make it'],
    ['no hash', {}, { license: 'MIT', integrity: undefined }, 'una has no hash in package-lock.json'],
  ])('%s is detected', (_, manifest, entry, line) => {
    expect(wrongIn(manifest, entry)).toEqual([line]);
  });

  test.each([
    [{ dependencies: { una: '1.2.3' } }, { license: 'MIT' }],
    [{ devDependencies: { una: '1.0.0-beta.5' } }, { license: 'EPL-2.0 OR GPL-3.0-or-later', dev: true }],
    [{}, { license: 'MPL-2.0', dev: true }],
  ])('accepts %o with %o', (manifest, entry) => {
    expect(wrongIn(manifest, entry)).toEqual([]);
  });
});
