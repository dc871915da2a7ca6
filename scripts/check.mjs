import { resolve } from 'node:path';
import { install, refuseOldNode } from './prepare.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '..'));
await install();

const { check } = await import('./checks.mjs');
const { said, showFailures, total } = await import('./steps.mjs');
const results = await check();
process.exitCode = showFailures(results) ? 1 : 0;
console.log(said(total(results)));
