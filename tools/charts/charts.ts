import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compositions } from '../../machines/compositions';
import { properties } from '../../machines/properties';
import { discover, type Flow } from '../explore/flows';
import { trySentence } from '../properties/try-sentence';
import { applyCommand } from './apply/apply-command';
import { chartFiles, folder, orphanFiles, staleFiles } from './chart-files';
import { compareWithFile, compareWithRevision, saidOf } from './compare';
import { type ExportedFlow, exportFlow } from './export-flow';
import { differencePage, walkedPage } from './marked-page';
import { mermaid } from './mermaid';
import { page } from './page';
import { visibleText } from './visible-text';

/** With a flow, writes only its files and the index; the flow may be deleted. */
const write = async (flows: readonly Flow[], only: string | undefined, check: boolean): Promise<void> => {
  const isAsked = (name: string) => only === undefined || name === only;
  const wanted = await chartFiles(
    flows,
    flows.filter(({ name }) => isAsked(name)),
  );
  const [stale, orphans] = [staleFiles(wanted), orphanFiles(wanted, isAsked)];
  // A deleted flow still has files and a line in the list to remove.
  if (wanted.size === 1 && stale.length + orphans.length === 0)
    throw new Error(`flujo desconocido: ${only}; hay ${flows.map(({ name }) => name).join(', ')}`);
  if (check) {
    for (const file of [...stale, ...orphans]) console.error(`statecharts/${file} is stale: run npm run charts`);
    if (stale.length + orphans.length > 0) process.exitCode = 1;
    return;
  }
  for (const file of stale) writeFileSync(join(folder, file), wanted.get(file) ?? '');
  for (const file of orphans) rmSync(join(folder, file));
  console.log(`statecharts/: ${wanted.size} files, ${stale.length} written, ${orphans.length} removed`);
};

const save = (file: string, text: string): void => {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true });
    writeFileSync(file, text);
  } catch {
    throw new Error(`${file}: no se puede escribir`);
  }
};

const asPage = async (flows: readonly Flow[], out: string): Promise<void> => {
  const shown: ExportedFlow[] = [];
  for (const flow of flows) shown.push(await exportFlow(flow));
  save(out, page(shown));
  console.log(`Todos los flujos en una página: ${out}`);
};

/** For tools that read Mermaid. People read the SVG, in which no label lies under a state. */
const asMermaid = (flows: readonly Flow[], folder: string): void => {
  for (const { name, machine } of flows) save(join(folder, `${name}.mmd`), `${mermaid(machine)}\n`);
  console.log(`Un archivo de Mermaid por flujo: ${folder}`);
};

const compare = async (flows: readonly Flow[], other: string, flow: string | undefined, out: string): Promise<void> => {
  const file = other.endsWith('.json');
  const found = file ? compareWithFile(flows, other, flow) : compareWithRevision(flows, other, flow);
  const [from, to] = file ? ['lo que hay', other] : [other, 'lo que hay'];
  if (found.length === 0) return console.log(`Sin cambios de ${from} a ${to}.`);
  console.log(`De ${from} a ${to}:\n${saidOf(found).join('\n')}`);
  save(out, await differencePage(`De ${from} a ${to}`, found));
  console.log(`Con colores: ${out}`);
};

const walked = async (flows: readonly Flow[], flowName: string | undefined, out: string): Promise<void> => {
  const asked = flowName === undefined ? flows : flows.filter(({ name }) => name === flowName);
  if (asked.length === 0)
    throw new Error(`flujo desconocido: ${flowName}; hay ${flows.map(({ name }) => name).join(', ')}`);
  save(out, await walkedPage(asked));
  console.log(`Lo recorrido: ${out}`);
};

const tryOne = (flows: readonly Flow[], asked: string, of: string | undefined, out: string): void => {
  const { over, broken } = trySentence({ flows, properties, compositions }, asked, of);
  if (broken === null) {
    console.log(`Sí: se cumple en ${over}.`);
    return;
  }
  save(out, JSON.stringify(broken.recorded, null, 2));
  console.log(
    `No: ${broken.of} la rompe así:\n${broken.lines.join('\n')}\nPara repetirlo: npm run paths -- --replay ${out}, o «Abrir un camino» en el estudio.`,
  );
  process.exitCode = 1;
};

try {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean' },
      diff: { type: 'string' },
      apply: { type: 'string' },
      branch: { type: 'string' },
      patch: { type: 'string' },
      anyway: { type: 'boolean' },
      walked: { type: 'boolean' },
      property: { type: 'string' },
      page: { type: 'boolean' },
      mermaid: { type: 'boolean' },
      flow: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { diff, apply, flow, out, property } = values;
  const isDrawn = diff !== undefined || apply !== undefined || property !== undefined || values.walked === true;
  if (
    !isDrawn &&
    ((out !== undefined && values.page !== true && values.mermaid !== true) ||
      (flow !== undefined && values.page === true))
  )
    throw new Error(
      '--out sirve solo junto a --diff, --apply, --walked, --property, --page o --mermaid, y --flow no junto a --page',
    );
  const { branch, patch, anyway = false } = values;
  if (apply === undefined && (branch !== undefined || patch !== undefined || anyway))
    throw new Error('--branch, --patch y --anyway sirven solo junto a --apply');
  const flows = await discover();
  if (apply !== undefined)
    await applyCommand(flows, { file: apply, flow, out: out ?? 'dist/propuesta.html', branch, patch, anyway }, save);
  else if (diff !== undefined) await compare(flows, diff, flow, out ?? 'dist/diferencia.html');
  else if (property !== undefined) tryOne(flows, property, flow, out ?? 'dist/contraejemplo.json');
  else if (values.walked === true) await walked(flows, flow, out ?? 'dist/recorrido.html');
  else if (values.page === true) await asPage(flows, out ?? 'dist/flujos.html');
  else if (values.mermaid === true) asMermaid(flows, out ?? 'dist/mermaid');
  else await write(flows, flow, values.check === true);
} catch (error) {
  const said = error instanceof Error ? error.message : String(error);
  console.error(`charts: ${visibleText(said.replace(/\s*\n\s*/g, ' '))}`);
  process.exitCode = 1;
}
