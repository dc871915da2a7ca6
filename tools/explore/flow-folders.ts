import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Named {
  name: string;
  machine: { id: string };
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The first mismatch between machines/ and src/flows/, in one line with its path, or null. */
export const folderProblem = (root: string, flows: readonly Named[]): string | null => {
  const behaviour = foldersIn(join(root, 'machines'));
  const shown = foldersIn(join(root, 'src/flows'));
  const stray = shown.find((name) => !behaviour.includes(name));
  if (stray !== undefined) return `src/flows/${stray}: falta su diagrama, machines/${stray}/${stray}.machine.ts`;
  for (const name of behaviour) {
    const files = filesIn(join(root, 'src/flows', name));
    if (!filesIn(join(root, 'machines', name)).includes(`${name}.machine.ts`))
      return `machines/${name}: falta ${name}.machine.ts`;
    if (!files.includes('wiring.ts')) return `src/flows/${name}: falta wiring.ts`;
    if (files.includes('texts.ts') && !files.some((file) => file.endsWith('.tsx')))
      return `src/flows/${name}: hay textos y falta su pantalla, ${name.charAt(0).toUpperCase()}${name.slice(1)}Screen.tsx`;
  }
  for (const { name, machine } of flows) {
    const twin = flows.find((other) => other.name !== name && other.machine.id === machine.id);
    if (twin !== undefined)
      return `machines/${name}/${name}.machine.ts: el id ${machine.id} ya es el de machines/${twin.name}/${twin.name}.machine.ts`;
    if (machine.id !== name) return `machines/${name}/${name}.machine.ts: el id es ${machine.id} y la carpeta ${name}`;
  }
  return null;
};
