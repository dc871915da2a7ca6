import { spawnSync } from 'node:child_process';

/**
 * Runs a script that imports a chart just written, in a process without environment: no secret, no option of Node. Files and
 * network stay open to it; Node 20 cannot close them.
 */
export const runApart = (folder: string, script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `tools/charts/${script}`, ...args], {
    cwd: folder,
    env: {},
    encoding: 'utf8',
  });
