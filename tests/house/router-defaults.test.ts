import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutRouterDefaults } from '../../scripts/vite/strip-router-defaults';

const folder = resolve(import.meta.dirname, '../../node_modules/@tanstack/react-router/dist/esm');
const read = (file: string) => {
  const path = `${folder}/${file}`;
  return { path, source: readFileSync(path, 'utf8') };
};

describe('the bundle gets the router without', () => {
  test('the links of route objects', () => {
    const { path, source } = read('route.js');
    const lean = withoutRouterDefaults(path, source) ?? '';
    expect(source.match(/link\.js/g)).toHaveLength(1);
    expect(lean).not.toContain('link.js');
    expect(lean.split('\n')).toHaveLength(source.split('\n').length);
  });

  test('its English error page', () => {
    const { path, source } = read('CatchBoundary.js');
    const lean = withoutRouterDefaults(path, source) ?? '';
    expect(source).toContain('Something went wrong!');
    expect(lean).not.toContain('Something went wrong!');
    expect(lean).toContain('export { CatchBoundary, ErrorComponent };');
  });

  test('and every other file as it is', () => {
    const { path, source } = read('Match.js');
    expect(withoutRouterDefaults(path, source)).toBeNull();
  });

  test('a router that is written otherwise stops the build', () => {
    expect(() => withoutRouterDefaults(read('route.js').path, 'import { Link } from "./other.js";')).toThrow(
      'route.js: the router is written otherwise now.',
    );
  });
});
