import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install, refuseOldNode } from './prepare.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '..'));

const asked = () => {
  try {
    return parseArgs({ options: { since: { type: 'string' } } }).values;
  } catch {
    console.error('Usage: npm run check [-- --since <revision>]');
    return process.exit(1);
  }
};
const { since } = asked();
await install();

const { check } = await import('./checks.mjs');
const { affectedSince } = await import('./affected-since.mjs');
const { said, showFailures, total } = await import('./steps.mjs');
const results = await check(affectedSince(since));
process.exitCode = showFailures(results) ? 1 : 0;
console.log(said(total(results)));
