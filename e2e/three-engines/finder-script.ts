import { join } from 'node:path';

/** The finder as one script to inject into a page. */
export const finderScript = async (): Promise<string> => {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2020',
      lib: { entry: join(import.meta.dirname, 'finder.ts'), formats: ['iife'], name: 'finder' },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('the finder was not built');
  return output.output[0].code;
};
