import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
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

  test('the hooks of ky and its short ways, and what is left still asks, answers and tries again', async () => {
    const { path, source } = read('Ky.js', 'ky/distribution/core');
    const lean = withoutUnused(path, source) ?? '';
    expect(source).toMatch(/mergeHooks\(|onUploadProgress|responseTypes\)|#assignRequest/);
    expect(lean).not.toMatch(
      /mergeHooks\(|\.hooks|onUploadProgress|responseTypes\)|#assignRequest|NormalizedOptions\(/,
    );
    const here = pathToFileURL(path).href;
    const whole = lean.replace(/from '(\.[^']+)'/g, (_, to: string) => `from '${new URL(to, here).href}'`);
    const { Ky } = await import(`data:text/javascript,${encodeURIComponent(whole)}`);
    const answers = [new Response('', { status: 503 }), new Response('ya'), new Response('', { status: 404 })];
    const asked: string[] = [];
    const ask = () =>
      Ky.create('https://ejemplo.do/a', {
        searchParams: { b: '1' },
        timeout: false,
        retry: { limit: 1, methods: ['get'], statusCodes: [503], delay: () => 0 },
        fetch: async (request: Request) => {
          asked.push(request.url);
          return answers.shift();
        },
      });
    expect(await (await ask()).text()).toBe('ya');
    await expect(ask()).rejects.toMatchObject({ response: { status: 404 } });
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'https://ejemplo.do/a?b=1'));
  });

  test('the defaults of ky, and a function for each method', () => {
    const { path, source } = read('index.js', 'ky/distribution');
    const lean = withoutUnused(path, source) ?? '';
    expect(source).toContain('createInstance');
    expect(lean).not.toContain('createInstance');
    expect(lean).toContain('const ky = Ky.create;\nexport default ky;');
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
