import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load, NotImportable, root } from '../../tools/explore/flows';
import type { Described } from './described';

const folder = join(root, 'e2e/flows');

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'seen' in value && 'acts' in value;

/** Loads a flow's description, e2e/flows/<flow>.ts. */
export const describedFlow = async (name: string): Promise<Described> => {
  const file = join(folder, `${name}.ts`);
  if (!existsSync(file)) throw new NotImportable(file, `no existe, y dice cómo se recorre el flujo ${name}`);
  return load(file, isDescribed);
};

/** The names of all described flows. */
export const describedNames = (): string[] => readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
