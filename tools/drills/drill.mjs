import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { installFromSystem, mayInstall, onPath } from '../../scripts/apt.mjs';
import { findPostgres } from '../../scripts/postgres.mjs';

process.chdir(resolve(import.meta.dirname, '../..'));

const vitest = (args, environment = {}) => ({
  command: [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--silent=false', ...args],
  environment,
});

const build = { command: [process.execPath, 'scripts/build.mjs'], environment: {} };

/** A Debian package, and whether it is installed. */
const program = (debian, name = debian) => ({ debian, found: () => onPath(name) !== undefined });
const browser = {
  debian: 'chromium-headless-shell',
  found: () => onPath('chromium-headless-shell', 'chromium') !== undefined,
};
const postgresql = { debian: 'postgresql', found: () => findPostgres() !== null };

/** The packages that each drill needs, and its command. */
const drills = {
  alerts: {
    needs: [program('prometheus', 'promtool'), program('prometheus'), postgresql],
    runs: [
      { command: ['promtool', 'test', 'rules', 'deploy/alerts.test.yml'], environment: {} },
      build,
      vitest(['tools/drills/outages.test.ts']),
    ],
  },
  apply: { needs: [], runs: [vitest(['tools/drills/apply.test.ts'])] },
  bounces: {
    needs: [postgresql, program('postfix'), program('dovecot-imapd', 'dovecot'), program('openssl')],
    runs: [build, vitest(['tools/drills/bounces.test.ts'])],
  },
  container: {
    needs: [program('buildah'), program('debootstrap')],
    runs: [vitest(['tools/drills/container.test.ts'])],
  },
  failover: {
    needs: [
      ...[
        postgresql,
        program('patroni'),
        program('etcd-server', 'etcd'),
        program('haproxy'),
        program('iproute2', 'ip'),
        program('pgbackrest'),
      ],
      browser,
    ],
    runs: [build, vitest(['tools/drills/failover.test.ts'])],
  },
  kills: { needs: [postgresql], runs: [vitest(['tools/drills/kills.test.ts'])] },
  pool: {
    needs: [postgresql, program('pgbouncer')],
    runs: [
      vitest(['tools/drills/pool.test.ts']),
      vitest(['tests/server', '--maxWorkers=1', '-t', '· PostgreSQL'], { TEST_POOLER: 'pgbouncer' }),
    ],
  },
  proxies: {
    needs: [program('nginx-light', 'nginx'), program('haproxy'), program('openssl')],
    runs: [build, vitest(['tools/drills/proxies.test.ts'])],
  },
  release: {
    needs: [program('openssl')],
    runs: [vitest(['tools/drills/release.test.ts'])],
  },
  restore: {
    needs: [postgresql, program('pgbackrest')],
    runs: [vitest(['tools/drills/restore.test.ts'], { MEMBERS: '2000000' })],
  },
  scanner: {
    needs: [postgresql, program('clamav-daemon', 'clamd')],
    runs: [build, vitest(['tools/drills/scanner.test.ts'])],
  },
  service: {
    needs: [program('systemd-container', 'systemd-nspawn'), postgresql, program('pgbackrest')],
    runs: [build, vitest(['tools/drills/service.test.ts'])],
  },
  spin: {
    needs: [program('spin'), program('tcc')],
    runs: [vitest(['tools/drills/spin.test.ts'])],
  },
  upgrade: {
    needs: [postgresql, program('haproxy'), program('openssl'), browser],
    runs: [build, vitest(['tools/drills/upgrade.test.ts'])],
  },
};

const [name = ''] = process.argv.slice(2);
const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
if (drill === undefined) {
  console.error(`Usage: npm run drill -- <name>, one of: ${Object.keys(drills).join(', ')}`);
  process.exit(1);
}

const lacking = () => drill.needs.filter(({ found }) => !found()).map(({ debian }) => debian);
if (lacking().length > 0 && mayInstall()) installFromSystem(...lacking());
if (lacking().length > 0) {
  console.error(`The drill «${name}» needs: apt-get install ${lacking().join(' ')}`);
  process.exit(1);
}

for (const { command, environment } of drill.runs) {
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(status ?? 1);
}
