import { parse } from '@babel/parser';
import type { Node, Parse } from '../../charts/apply/syntax';

/** A parser that runs in a browser: Vite's is a program of Node. */
export const parseProgram: Parse = (_, source) =>
  // With this plugin its tree is that of ESTree.
  parse(source, { sourceType: 'module', plugins: ['typescript', 'estree'] }).program as unknown as Node;
