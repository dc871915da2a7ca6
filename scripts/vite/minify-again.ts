import { type MinifyOptions, minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

const options: MinifyOptions = {
  module: true,
  compress: { passes: 3, ecma: 2020, pure_getters: true, hoist_props: true },
  format: { ecma: 2020 },
};

/** After the bundler's own, which is fast and leaves a hundredth of the weight of the first load to be found. */
export const minifyAgain = (): Plugin => ({
  name: 'minify-again',
  apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
  // A name stands for what is in the file for ever, and is given before this comes.
  augmentChunkHash: () => JSON.stringify([terser.version, options]),
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = (await minify(file.code, options)).code ?? file.code;
    },
  },
});
