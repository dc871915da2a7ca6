import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findings } from './findings.mjs';

const npm = (...args) =>
  spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    encoding: 'utf8',
    timeout: 20_000,
    shell: process.platform === 'win32',
  });
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** null: the registry could not be asked. */
const audit = () => {
  const { stdout } = npm('audit', '--json');
  try {
    const { metadata } = JSON.parse(stdout);
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
};

const [flag, file] = process.argv.slice(2);
if (flag === '--sbom' && file !== undefined) {
  const { stdout, status } = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev');
  if (status !== 0) throw new Error('npm could not list what is installed');
  writeFileSync(file, stdout);
  console.log(`${read(file).components.length} components in ${file}`);
} else {
  const { wrong, licences } = findings(read('package.json'), read('package-lock.json'));
  const known = audit();
  const grave = (known?.high ?? 0) + (known?.critical ?? 0);
  console.log(licences);
  console.log(
    known === null
      ? 'npm audit: skipped, the registry could not be asked'
      : `npm audit: ${known.total} known vulnerabilities, ${grave} of them high or critical`,
  );
  for (const line of wrong) console.log(line);
  if (wrong.length > 0 || grave > 0) process.exitCode = 1;
}
