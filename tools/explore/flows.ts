import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { childrenIn } from './children';
import { folderProblem } from './flow-folders';

export const root = join(import.meta.dirname, '../..');
const machinesFolder = join(root, 'machines');

/** FlowCases of any machine, as the engine reads them. */
export interface Cases {
  machine: AnyStateMachine;
  starts?: Record<string, unknown>;
  events: Record<string, Record<string, object>>;
  where?: Readonly<Record<string, readonly string[]>>;
  replies: Record<string, Record<string, unknown>>;
  delays?: Record<string, number>;
  guardContext?(context: unknown): unknown;
}

export interface Flow {
  name: string;
  machineFile: string;
  machine: AnyStateMachine;
  cases: Cases | null;
  /** The charts that it invokes, by the name of the actor. */
  children: ReadonlyMap<string, string>;
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;
const isCases = (value: unknown): value is Cases =>
  typeof value === 'object' && value !== null && 'machine' in value && 'replies' in value;

/** Told in one line that says where. */
export class NotImportable extends Error {
  constructor(file: string, reason: string) {
    const line = reason.replaceAll(`${root}/`, '').replace(/\s*\n\s*/g, ' ');
    super(`${relative(root, file)}: no se puede importar: ${line}`);
  }
}

/** The only export of a kind in a file. */
export const load = async <T>(file: string, is: (value: unknown) => value is T): Promise<T> => {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ file).catch((error: unknown) => {
    throw new NotImportable(file, error instanceof Error ? error.message : String(error));
  });
  const found = Object.values(module).filter(is);
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new NotImportable(file, `debe exportar uno solo, y exporta ${found.length}`);
  return first;
};

/** Every machines/<flow>/<flow>.machine.ts, with its cases. */
export const discover = async (): Promise<Flow[]> => {
  const flows: Promise<Flow>[] = [];
  for (const entry of readdirSync(machinesFolder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = join(machinesFolder, entry.name);
    const files = readdirSync(folder);
    const machineFile = join(folder, `${entry.name}.machine.ts`);
    const casesFile = join(folder, `${entry.name}.cases.ts`);
    if (!files.includes(`${entry.name}.machine.ts`)) continue;
    flows.push(
      (async () => ({
        name: entry.name,
        machineFile,
        machine: await load(machineFile, isMachine),
        children: childrenIn(readFileSync(machineFile, 'utf8')),
        cases: files.includes(`${entry.name}.cases.ts`) ? await load(casesFile, isCases) : null,
      }))(),
    );
  }
  const found = (await Promise.all(flows)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const problem = folderProblem(root, found);
  if (problem !== null) throw new Error(problem);
  return found;
};
