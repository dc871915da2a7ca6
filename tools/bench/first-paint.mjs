import { resolve } from 'node:path';
import { build, install, refuseOldNode } from '../../scripts/prepare.mjs';
import { roundsAsked } from './rounds-asked.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '../..'));
const rounds = roundsAsked(5);
await install();
await build();
const { loadProbe } = await import('./load-probe.mjs');
const { showTable } = await import('./show-table.mjs');
const { sideBySide } = await import('./side-by-side.mjs');

const isScript = ({ path }) => path.endsWith('.js');
const isCall = ({ path }) => path.startsWith('/api/');
const beforeReady = ({ cold }) => cold.requests.filter((request) => request.beforeReady);
const afterReady = ({ cold }) => cold.requests.filter((request) => !request.beforeReady);
const kibOf = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
const fetchedAgain = ({ cold, warm }) => {
  const had = new Set(cold.requests.map(({ path }) => path));
  return warm.requests.filter((one) => !one.isDocument && !isCall(one) && one.bytes > 0 && had.has(one.path));
};

const measures = [
  { name: 'FCP, ms', of: ({ cold }) => cold.fcp, ratio: 0.38 },
  { name: 'LCP, ms', of: ({ cold }) => cold.lcp, ratio: 0.38 },
  { name: 'formulario listo, ms', of: ({ cold }) => cold.ready, ratio: 0.45 },
  { name: 'CLS', of: ({ cold }) => cold.shift, digits: 3, exactly: 0 },
  { name: 'la tarea más larga, ms', of: ({ cold }) => cold.longest, most: 100 },
  { name: 'tareas, lo que pasa de 50 ms', of: ({ cold }) => cold.over50, most: 120 },
  { name: 'tareas largas, ms', of: ({ cold }) => cold.longTasks },
  { name: 'tecla más lenta de diez, ms', of: ({ slowestKey }) => slowestKey, most: 100 },
  { name: 'JS en el hilo principal, ms', of: ({ scriptMs }) => scriptMs, ratio: 1.2 },
  { name: 'memoria tras recogerla, MiB', of: ({ heap }) => heap / 1024 ** 2, digits: 1, ratio: 1.6 },
  { name: 'JS hasta estar listo, KiB', of: (one) => kibOf(beforeReady(one).filter(isScript)), digits: 1, most: 136 },
  { name: 'todo hasta estar listo, KiB', of: (one) => kibOf(beforeReady(one)), digits: 1, most: 144 },
  { name: 'peticiones hasta estar listo', of: (one) => beforeReady(one).length },
  { name: 'después, sin prisa, KiB', of: (one) => kibOf(afterReady(one)), digits: 1 },
  { name: 'peticiones después', of: (one) => afterReady(one).length },
  { name: 'FCP al recargar, ms', of: ({ warm }) => warm.fcp, ratio: 0.95 },
  { name: 'formulario listo al recargar, ms', of: ({ warm }) => warm.ready, ratio: 1 },
  { name: 'archivos que vuelven al recargar', of: (one) => fetchedAgain(one).length, exactly: 0 },
];

const results = await sideBySide(loadProbe, rounds);
process.exitCode = showTable(measures, results) ? 0 : 1;
