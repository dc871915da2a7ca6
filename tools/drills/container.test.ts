import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, until } from '../../tests/built/server-process';
import { root } from '../../tests/house/source-files';

const folder = mkdtempSync(join(tmpdir(), 'container-'));
// Neither a kernel module nor a daemon is needed for these two.
const storage = ['--storage-driver', 'vfs', '--root', join(folder, 'images'), '--runroot', join(folder, 'run')];
const isolation = ['--isolation', 'chroot'];

const run = (program: string, ...args: string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`);
  return stdout.trim();
};
const buildah = (command: string, ...args: string[]) => run('buildah', ...storage, command, ...args);

/** Debian with the Node of this computer, where no image can be pulled. */
const baseImage = (): string => {
  const rootfs = join(folder, 'rootfs');
  run('debootstrap', '--variant=minbase', '--include=ca-certificates,libatomic1,libstdc++6', 'bookworm', rootfs);
  const node = realpathSync(process.execPath);
  mkdirSync(join(rootfs, 'usr/local/bin'), { recursive: true });
  cpSync(node, join(rootfs, 'usr/local/bin/node'));
  const npm = [join(dirname(node), '../lib/node_modules/npm'), '/usr/lib/node_modules/npm'].find(existsSync);
  if (npm === undefined) throw new Error('npm is not installed beside Node');
  cpSync(npm, join(rootfs, 'usr/local/lib/node_modules/npm'), { recursive: true });
  const authorities = '/etc/ssl/certs/ca-certificates.crt';
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  if (trusted !== undefined) cpSync(realpathSync(trusted), join(rootfs, authorities));
  const container = buildah('from', 'scratch');
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${authorities}`, container);
  buildah('copy', '--quiet', container, rootfs, '/');
  buildah(
    'run',
    ...isolation,
    container,
    '--',
    'ln',
    '-s',
    '../lib/node_modules/npm/bin/npm-cli.js',
    '/usr/local/bin/npm',
  );
  buildah('commit', '--quiet', container, 'node-of-here');
  buildah('rm', container);
  rmSync(rootfs, { recursive: true });
  return 'localhost/node-of-here';
};

let container = '';

beforeAll(() => {
  const base = process.env.NODE_IMAGE ?? baseImage();
  const source = join(folder, 'source');
  run('git', 'worktree', 'prune');
  run('git', 'clone', '--quiet', '--depth', '1', `file://${root}`, source);
  buildah(
    'build',
    ...isolation,
    '--build-arg',
    `NODE_IMAGE=${base}`,
    '-f',
    join(source, 'deploy/Containerfile'),
    '-t',
    'portal',
    source,
  );
  container = buildah('from', 'localhost/portal');
}, 1_800_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the image runs without an account of its own, and has a check of its health', () => {
  const { OCIv1: image, Docker: docker } = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/portal'));
  expect(image.config.User).toBe('65534:65534');
  expect(docker.config.StopSignal).toBe('SIGTERM');
});

test('the portal of the image starts with nothing but its settings', async () => {
  const port = await freePort();
  const settings = { PORT: String(port), NODE_ENV: 'test', DATA_DIR: '/tmp/data' };
  const child = spawn(
    'buildah',
    [
      ...storage,
      'run',
      ...isolation,
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      container,
      ...['--', 'node', 'dist/server/main.js'],
    ],
    { cwd: root, stdio: 'inherit' },
  );
  const answered = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    return answer?.ok ? true : undefined;
  };
  try {
    await until(answered, 90_000);
    const page = await (await fetch(`http://127.0.0.1:${port}/login`)).text();
    expect(page).toContain('Oficina Virtual');
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}, 120_000);
