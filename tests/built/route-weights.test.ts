import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from '../house/source-files';

const folder = join(root, 'dist/portal/assets');
const limitKiB = 15;

/** The files that are fetched when a route is opened, by how its own begins, as the build wrote them down; the log-in has a budget of its own. */
const opened = (): Map<string, readonly string[]> => {
  const page = readdirSync(folder)
    .filter((file) => /^page-.+\.js$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join();
  const files = [...(/\.f=\[([^\]]*)\]/.exec(page)?.[1] ?? '').matchAll(/"assets\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const routes = page.matchAll(
    /import\("\.\/(([\w$.]+)-[\w-]{8}\.js)"\)(?:\.then\(\w+=>\w+\.\w+\))?,\w+\(\[([\d,]+)\]\)\),"component"/g,
  );
  return new Map(
    [...routes]
      .filter(([, , route]) => route !== 'login')
      .map(([, own = '', route = '', places = '']) => [
        route,
        [own, ...places.split(',').flatMap((place) => files[Number(place)] ?? [])],
      ]),
  );
};

const weight = (file: string): number => brotliCompressSync(readFileSync(join(folder, file))).length;

test(`each route brings at most ${limitKiB} KiB of its own when it is opened, the wizard of contact data too`, () => {
  const routes = opened();
  const all = [...routes.values()];
  const shared = (file: string) => all.every((files) => files.includes(file));
  const weights = [...routes].map(([route, files]): [string, number] => {
    const own = files.filter((file) => !shared(file));
    return [route, own.reduce((sum, file) => sum + weight(file), 0) / 1024];
  });
  console.log(weights.map(([route, heavy]) => `${route}: ${heavy.toFixed(1)} KiB`).join('\n'));
  expect(all.length).toBeGreaterThan(15);
  // With its chart: less would mean that what it is made of was not found.
  for (const route of ['onboarding', 'profile']) expect(new Map(weights).get(route)).toBeGreaterThan(8);
  expect(weights.filter(([, heavy]) => heavy > limitKiB)).toEqual([]);
});
