import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../../tools/explore/flows';

test.each([['nada'], ['70000'], ['4174', 'login']])('the studio rejects %s in one line', (...args) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/studio/serve/studio.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'uso: npm run studio [-- <puerto>]\n']);
});
