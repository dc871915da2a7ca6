import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from '../../scripts/apt.mjs';
import { freePort, until } from '../../tests/built/server-process';
import { root } from '../../tests/house/source-files';
import { field } from '../../tests/server/server-under-test';

const configuration = (metricsPort: number) => `
global: { scrape_interval: 5s, scrape_timeout: 5s, evaluation_interval: 1s }
rule_files: ['${join(root, 'deploy/alerts.yml')}']
scrape_configs:
  - job_name: oficina
    static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }]
`;

/** Debian's Prometheus with deploy/alerts.yml; only the interval of its scrapes is shorter than an operator's. */
export const startPrometheus = async (metricsPort: number) => {
  const program = onPath('prometheus');
  if (program === undefined) throw new Error('Prometheus is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  const port = await freePort();
  const file = join(folder, 'prometheus.yml');
  writeFileSync(file, configuration(metricsPort));
  const child = spawn(
    program,
    [`--config.file=${file}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=127.0.0.1:${port}`],
    { stdio: 'ignore', cwd: folder },
  );
  const ask = async (path: string): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}${path}`)).json();
  await until(() => ask('/api/v1/alerts').catch(() => undefined));
  return {
    /** The names of the alerts that are raised. */
    firing: async (): Promise<string[]> => {
      const alerts = field(await ask('/api/v1/alerts'), 'data', 'alerts');
      const raised = (Array.isArray(alerts) ? alerts : []).filter((alert) => field(alert, 'state') === 'firing');
      return [...new Set(raised.map((alert) => String(field(alert, 'labels', 'alertname'))))].sort();
    },
    value: async (query: string) =>
      field(await ask(`/api/v1/query?query=${encodeURIComponent(query)}`), 'data', 'result', 0, 'value', 1),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
