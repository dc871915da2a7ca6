// Writes src/routeTree.gen.ts from the files of src/routes. It is not committed, so it cannot be out of date.
import { resolve } from 'node:path';
import { resolveConfig } from 'vite';

process.chdir(resolve(import.meta.dirname, '..'));
await resolveConfig({ logLevel: 'warn' }, 'build');
