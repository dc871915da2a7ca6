import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutUnused } from '../../scripts/vite/strip-unused';

const modules = resolve(import.meta.dirname, '../../node_modules');
const read = (file: string, folder = '@tanstack/react-router/dist/esm') => {
  const path = `${modules}/${folder}/${file}`;
  return { path, source: readFileSync(path, 'utf8') };
};

describe('the bundle gets its libraries without', () => {
  test('the links of route objects', () => {
    const { path, source } = read('route.js');
    const lean = withoutUnused(path, source) ?? '';
    expect(source.match(/link\.js/g)).toHaveLength(1);
    expect(lean).not.toContain('link.js');
    expect(lean.split('\n')).toHaveLength(source.split('\n').length);
  });

  test('its English error page', () => {
    const { path, source } = read('CatchBoundary.js');
    const lean = withoutUnused(path, source) ?? '';
    expect(source).toContain('Something went wrong!');
    expect(lean).not.toContain('Something went wrong!');
    expect(lean).toContain('export { CatchBoundary, ErrorComponent };');
  });

  test('the progress of what ky sends and receives', () => {
    const { path, source } = read('body.js', 'ky/distribution/utils');
    const lean = withoutUnused(path, source) ?? '';
    expect(source).toContain('TransformStream');
    expect(lean.replace(/^\/\/.*$/gm, '').trim()).toBe(
      'export const streamResponse = (response) => response;\nexport const streamRequest = (request) => request;',
    );
  });

  test('and every other file as it is', () => {
    const { path, source } = read('Match.js');
    expect(withoutUnused(path, source)).toBeNull();
  });

  test('a library that is written otherwise stops the build', () => {
    expect(() => withoutUnused(read('route.js').path, 'import { Link } from "./other.js";')).toThrow(
      'route.js: this is written otherwise now.',
    );
  });
});
