import { resolve } from 'node:path';
import { build, install, refuseOldNode } from '../prepare.mjs';
import { roundsAsked } from './rounds-asked.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '../..'));
const rounds = roundsAsked(5);
await install();
await build();
const { paintProbe } = await import('./paint-probe.mjs');
const { showTable } = await import('./show-table.mjs');
const { sideBySide } = await import('./side-by-side.mjs');

const measures = [
  { name: 'FCP, ms', of: ({ fcp }) => fcp, ratio: 0.35 },
  { name: 'LCP, ms', of: ({ lcp }) => lcp, ratio: 1 },
  { name: 'CLS', of: ({ shift }) => shift, digits: 3, most: 0.1 },
  { name: 'primer botón listo, ms', of: ({ ready }) => ready },
];

const results = await sideBySide(paintProbe, rounds, '/formulario/solicitudAfiliacion');
process.exitCode = showTable(measures, results) ? 0 : 1;
