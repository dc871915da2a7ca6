import { spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { build, install, refuseOldNode } from './prepare.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '..'));
const [into = 'release'] = process.argv.slice(2);
const key = process.env.RELEASE_KEY;

/** Who checks a release gets it from a checkout, never from beside the archive. */
const publicKeyFile = 'deploy/release.pem';
const publicHalf = (key) => createPublicKey(key).export({ type: 'spki', format: 'der' });

const signed = (bytes) => {
  const privateKey = createPrivateKey(readFileSync(key));
  const own = publicHalf(privateKey);
  if (!existsSync(publicKeyFile))
    console.log(`! ${publicKeyFile} is missing: commit the public key of RELEASE_KEY there`);
  else if (!publicHalf(readFileSync(publicKeyFile)).equals(own))
    throw new Error(`${publicKeyFile} is not the key of RELEASE_KEY`);
  console.log(`public key, SHA-256: ${createHash('sha256').update(own).digest('hex')}`);
  return sign(null, bytes, privateKey);
};

const run = (folder, command, ...args) => {
  const { status, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr ?? error?.message}`);
};

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
// Native parts of the installed packages are those of this system.
const title = `${name}-${version}-${process.platform}-${process.arch}`;
const workplace = mkdtempSync(join(tmpdir(), 'release-'));
try {
  await install();
  await build();
  const folder = join(workplace, title);
  mkdirSync(folder);
  for (const part of ['dist', 'docs', 'deploy', 'statecharts', 'package.json', 'package-lock.json', 'LICENSE'])
    cpSync(part, join(folder, part), { recursive: true });
  const drawn = ['--import', 'tsx', 'tools/charts/charts.ts', '--mermaid', '--out', join(folder, 'statecharts')];
  run('.', process.execPath, ...drawn);
  run(folder, 'npm', 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund');
  run('.', process.execPath, 'tools/checks/supply-chain/supply-chain.mjs', '--sbom', join(folder, 'sbom.cdx.json'));
  mkdirSync(into, { recursive: true });
  const archive = resolve(into, `${title}.tar.gz`);
  run(workplace, 'tar', '--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', archive, title);
  const bytes = readFileSync(archive);
  writeFileSync(`${archive}.sha256`, `${createHash('sha256').update(bytes).digest('hex')}  ${basename(archive)}\n`);
  if (key === undefined) console.log('! not signed: RELEASE_KEY names no file with a private key');
  else writeFileSync(`${archive}.sig`, signed(bytes));
  console.log(archive);
} finally {
  rmSync(workplace, { recursive: true, force: true });
}
