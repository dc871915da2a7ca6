import { parse } from '../../tools/charts/apply/parse';
import type { Node, Parse } from '../../tools/charts/apply/syntax';

const trees = new Map<string, Node>();

/** Each text is read several times, the sources again and again. */
export const rememberedParse: Parse = (file, text) => {
  const tree = trees.get(text) ?? parse(file, text);
  if (trees.size > 100) trees.clear();
  trees.set(text, tree);
  return tree;
};
