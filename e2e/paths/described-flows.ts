import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load, NotImportable, root } from '../../engine/flows';
import type { Words } from '../../scripts/paths/flow-words';
import type { Driver } from './browser-driver';
import type { Described } from './described';
import { fromDriverAndWords } from './from-driver-and-words';

const folder = join(root, 'e2e/flows');
const wordsFolder = join(root, 'scripts/paths/words');

type Shape = Described | Driver;
const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'seen' in value && ('acts' in value || 'gestures' in value);
const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && 'verse' in value;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** How a flow is walked, for browser and people: its e2e/flows/<flow>.ts. */
export const describedFlow = async (name: string): Promise<Described> => {
  const file = join(folder, `${name}.ts`);
  if (!existsSync(file)) throw new NotImportable(file, `no existe, y dice cómo se recorre el flujo ${name}`);
  const found = await load(file, isShape);
  if ('acts' in found) return found;
  return fromDriverAndWords(found, await load(join(wordsFolder, `${kebab(name)}.ts`), isWords));
};

/** The descriptions there are, by their flows. */
export const describedNames = (): string[] => readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
