import { resolve } from 'node:path';
import { build, install, refuseOldNode } from '../../scripts/prepare.mjs';
import { roundsAsked } from './rounds-asked.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '../..'));
const rounds = roundsAsked(5);
await install();
await build();
const { showTable } = await import('./show-table.mjs');
const { sideBySide } = await import('./side-by-side.mjs');
const { typingProbe } = await import('./typing-probe.mjs');

const measures = [
  { name: 'script por tecla, ms', of: ({ scriptMs }) => scriptMs, digits: 1, most: 16 },
  { name: 'script de la tecla más lenta, ms', of: ({ slowestMs }) => slowestMs, digits: 1 },
  { name: 'de la tecla a la pantalla, lo más lento, ms', of: ({ slowestEvent }) => slowestEvent, most: 100 },
  { name: 'componentes por tecla, en el campo', of: ({ inside }) => inside, digits: 1 },
  { name: 'componentes por tecla, fuera', of: ({ outside }) => outside, digits: 1, exactly: 0 },
  { name: 'cambios del DOM fuera del campo', of: ({ mutations }) => mutations, exactly: 0 },
];

const results = await sideBySide(typingProbe, rounds);
process.exitCode = showTable(measures, results) ? 0 : 1;
