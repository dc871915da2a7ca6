import { brotliCompressSync } from 'node:zlib';
import { type MinifyOptions, minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

const base: MinifyOptions = { module: true, format: { ecma: 2020 } };
const compress = { passes: 3, ecma: 2020, pure_getters: true } as const;
/** What is shorter for one file is longer for another. */
const ways: readonly MinifyOptions[] = [
  { ...base, compress: { ...compress, hoist_props: true } },
  { ...base, compress: { ...compress, hoist_vars: true } },
];

const weight = (code: string): number => brotliCompressSync(code).length;

const shortest = async (code: string): Promise<string> => {
  const tried = await Promise.all(ways.map(async (way) => (await minify(code, structuredClone(way))).code ?? code));
  return tried.reduce((best, one) => (weight(one) < weight(best) ? one : best));
};

/** After the bundler's own, which is fast and leaves a hundredth of the weight of the first load to be found. */
export const minifyAgain = (): Plugin => ({
  name: 'minify-again',
  apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
  // A name stands for what is in the file for ever, and is given before this comes.
  augmentChunkHash: () => JSON.stringify([terser.version, ways]),
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = await shortest(file.code);
    },
  },
});
