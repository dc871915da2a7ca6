import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/house/source-files';

test('systemd grades the exposure of the service at most 2 of 10', () => {
  const file = join(root, 'deploy/oficina-virtual.service');
  const { status, stdout, stderr } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', '--no-pager', file],
    { encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).not.toContain('Unknown key');
  expect(status, stdout).toBe(0);
});
