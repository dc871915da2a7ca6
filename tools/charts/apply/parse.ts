import { parseSync } from 'vite';
import type { Node, Parse } from './syntax';

const isProgram = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const parse: Parse = (file, source) => {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
  const tree: unknown = program;
  if (!isProgram(tree)) throw new Error(`${file}: no tree`);
  return tree;
};
