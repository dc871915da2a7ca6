import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Flow, root } from '../../explore/flows';
import { type Applied, applyProposal, chartIn } from './apply-proposal';
import { committedVersions } from './committed-versions';
import { isExpectedChange } from './is-expected-change';
import { isExpectedRename } from './is-expected-rename';
import { modelOf, sameGraph } from './model';
import { nearerVersion } from './nearer-version';
import { parse } from './parse';
import { maxBytes, readProposals } from './read-proposals';
import { Refusal, refuse } from './refusal';
import { renameStates } from './rename-states';
import type { JsonObject } from './syntax';
import { proposalFault } from './vet-proposal';

/** One flow with its proposal applied in memory. */
export interface Planned {
  flow: Flow;
  proposal: JsonObject;
  applied: Applied;
  /** The new text of each changed file of the flow, by its path in the repository. */
  changed: ReadonlyMap<string, string>;
}

const textOf = (file: string): string => {
  try {
    if (statSync(file).size > maxBytes) return refuse(file, 'pesa más de 5 MB');
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse(file, 'no existe o no se puede leer');
  }
};

/** Formats the source, because `npm run check` requires that. */
const formatted = (file: string, text: string): string => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', `--stdin-file-path=${file}`],
    { cwd: root, input: text, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  return status === 0 ? stdout : text;
};

/** The files that name the states of a flow, the chart aside. */
export const filesOf = (flow: string): string[] => {
  const folders = [`src/flows/${flow}`, `machines/${flow}`].filter((folder) => existsSync(join(root, folder)));
  const inside = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return [...inside, `e2e/flows/${flow}.ts`].filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.machine.ts') && existsSync(join(root, file)),
  );
};

const planned = (flow: Flow, proposal: JsonObject, where: string, anyway: boolean): Planned => {
  const fault = proposalFault(proposal, where);
  if (fault !== null) throw new Refusal(fault);
  const file = `machines/${flow.name}/${flow.name}.machine.ts`;
  const source = { file, text: readFileSync(join(root, file), 'utf8') };
  const today = chartIn(parse, source).raw;
  const older = anyway ? null : nearerVersion(committedVersions(flow.name), today, proposal);
  if (older !== null)
    refuse(where, `está dibujada sobre la versión del ${older} de ${flow.name}; parta de la de hoy, o añada --anyway`);
  const applied = applyProposal(parse, source, proposal, where);
  if ('refusal' in applied) throw new Refusal(applied.refusal);
  const text = applied.text === source.text ? source.text : formatted(file, applied.text);
  const unexpected = (path: string) =>
    refuse(where, `lo escrito cambiaría en ${path} más que lo dibujado; no se aplica`);
  if (!isExpectedChange(parse(file, source.text), parse(file, text))) unexpected(file);
  if (!sameGraph(modelOf(chartIn(parse, { file, text }).raw, file), applied.now))
    refuse(where, 'lo escrito no dice lo mismo que lo dibujado; no se aplica');
  const states = new Set(applied.old.byPath.keys());
  const others = filesOf(flow.name).flatMap((path): [string, string][] => {
    const before = readFileSync(join(root, path), 'utf8');
    const after = applied.renamed.size === 0 ? before : renameStates(parse, path, before, states, applied.renamed);
    if (after === before) return [];
    const tidy = formatted(path, after);
    return isExpectedRename(parse(path, before), parse(path, tidy), applied.renamed)
      ? [[path, tidy]]
      : unexpected(path);
  });
  const own: [string, string][] = text === source.text ? [] : [[file, text]];
  return { flow, proposal, applied: { ...applied, text }, changed: new Map([...own, ...others]) };
};

/** The changes by each chart of a file; throws the sentence that says why the file is rejected. */
export const plansOf = (
  flows: readonly Flow[],
  where: string,
  flowName: string | undefined,
  anyway: boolean,
): Planned[] => {
  const proposals = readProposals(parse, where, textOf(where));
  if (flowName !== undefined && proposals.length > 1) refuse(where, 'tiene varios diagramas; --flow sirve para uno');
  return proposals.map((proposal) => {
    const flow = flows.find(({ name, machine }) =>
      flowName === undefined ? machine.id === proposal.id : name === flowName,
    );
    if (flow !== undefined) return planned(flow, proposal, where, anyway);
    if (flowName !== undefined) throw new Refusal(`flujo desconocido: ${flowName}`);
    return refuse(where, `su id (${String(proposal.id)}) no es de ningún flujo; diga cuál con --flow <flujo>`);
  });
};
