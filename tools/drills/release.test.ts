import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuilt } from '../../tests/built/server-process';
import { root } from '../../tests/house/source-files';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
const publicKey = join(folder, 'public.pem');
let archive = '';

const run = (cwd: string, program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};
const checkSum = () => run(folder, 'sha256sum', '--check', `${archive}.sha256`);
const checkSignature = () =>
  run(
    folder,
    'openssl',
    'pkeyutl',
    '-verify',
    '-rawin',
    '-pubin',
    '-inkey',
    publicKey,
    '-sigfile',
    `${archive}.sig`,
    '-in',
    archive,
  );

beforeAll(() => {
  const pair = generateKeyPairSync('ed25519');
  const privateKey = join(folder, 'private.pem');
  writeFileSync(privateKey, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(publicKey, pair.publicKey.export({ type: 'spki', format: 'pem' }));
  const { status, stderr } = spawnSync('npm', ['run', '-s', 'release', '--', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, RELEASE_KEY: privateKey },
  });
  if (status !== 0) throw new Error(stderr);
  archive = readdirSync(folder).find((name) => name.endsWith('.tar.gz')) ?? '';
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the archive passes its sum and its signature', () => {
  expect(checkSum()).toMatchObject({ status: 0 });
  expect(checkSignature()).toMatchObject({ status: 0 });
});

test('the portal starts from the archive alone', async () => {
  expect(run(folder, 'tar', '-xzf', archive).status).toBe(0);
  const unpacked = join(folder, archive.replace('.tar.gz', ''));
  expect(readdirSync(unpacked)).toContain('sbom.cdx.json');
  const server = await startBuilt({ DATA_DIR: join(folder, 'data') }, unpacked);
  await server.ready();
  expect(await (await fetch(`${server.origin}/login`)).text()).toContain('Oficina Virtual');
  expect(await server.kill('SIGTERM')).toBe(0);
}, 120_000);

test('a changed byte is told by both', () => {
  appendFileSync(join(folder, archive), ' ');
  expect(checkSum()).toMatchObject({ status: 1, said: expect.stringContaining('FAILED') });
  expect(checkSignature().status).not.toBe(0);
});
