import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers there, off the path of most accounts. */
const ofServers = '/usr/sbin';

/** The first of these programs that is on the path. */
export const onPath = (...names) =>
  names
    .flatMap((name) => [...(process.env.PATH ?? '').split(delimiter), ofServers].map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

export const mayInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Does not report success: the caller looks for the program again. */
export const installFromSystem = (...packages) => {
  console.log(`installing ${packages.join(', ')} with apt-get…`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...packages);
};
