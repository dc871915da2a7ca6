import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withPlainFields } from '../../scripts/vite/plain-fields';

const ky = resolve(import.meta.dirname, '../../node_modules/ky/distribution');
const files = ['core', 'errors'].flatMap((folder) =>
  readdirSync(`${ky}/${folder}`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${ky}/${folder}/${name}`),
);
const field = /^ {4}(static )?[#\w]+( = .*)?;$/m;

test('the bundle gets the classes of ky without fields that older browsers would need helpers for', () => {
  const written = files.filter((file) => field.test(readFileSync(file, 'utf8')));
  expect(written.length).toBeGreaterThan(3);
  for (const file of written) {
    const plain = withPlainFields(file, readFileSync(file, 'utf8')) ?? '';
    expect(plain).not.toMatch(field);
    expect(plain).not.toMatch(/\.#/);
  }
});

test('one that counts its tries from nought, whose errors keep their names', async () => {
  const plain = (file: string) => withPlainFields(file, readFileSync(file, 'utf8')) ?? '';
  expect(plain(`${ky}/core/Ky.js`)).toMatch(/constructor\(input, options = \{\}\) \{\s+this\._retryCount = 0;/);
  const retry = plain(`${ky}/errors/ForceRetryError.js`).replace(/^import .*$/gm, 'class NonError extends Error {}');
  const { ForceRetryError } = await import(`data:text/javascript,${encodeURIComponent(retry)}`);
  expect(new ForceRetryError().name).toBe('ForceRetryError');
});

test('and every other file as it is', () => {
  expect(withPlainFields('/node_modules/xstate/dist/xstate.esm.js', 'class Actor {}')).toBeNull();
});
