import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runApart } from '../../tools/charts/apply/run-apart';
import { root } from '../../tools/explore/flows';

test('a chart just written is imported by a process that has nothing of our environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oficina-apart-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'tools/charts'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const script =
      'const seen: string[] = Object.keys(process.env); console.log(JSON.stringify({ seen, path: process.env.PATH ?? null }));';
    writeFileSync(join(folder, 'tools/charts/seen.ts'), script);
    expect(process.env.PATH).toBeDefined();
    const { stdout, stderr } = runApart(folder, 'seen.ts');
    expect([stderr, JSON.parse(stdout)]).toEqual(['', { seen: [], path: null }]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
