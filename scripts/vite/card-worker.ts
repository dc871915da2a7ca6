import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { cardWorkerFile } from '../../domain/rules/access/card-worker-file.ts';

const source = resolve(import.meta.dirname, '../../src/offline-worker.ts');

/** A separate build: a file with a fixed URL must not share chunks with hashed names. */
const program = async (target: string[]): Promise<string> => {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target, rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [first] = [made].flat();
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined || first === undefined || !('output' in first) || first.output.length > 1)
    throw new Error(`${source} is not one file`);
  return chunk.code;
};

export const cardWorker = (target: string[]): Plugin => ({
  name: 'card-worker',
  configureServer: (server) => {
    server.middlewares.use(cardWorkerFile, (_, response, next) => {
      program(target).then((code) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(code);
      }, next);
    });
  },
  async generateBundle() {
    if (this.environment.config.consumer !== 'client') return;
    this.emitFile({ type: 'asset', fileName: cardWorkerFile.slice(1), source: await program(target) });
  },
});
