import { type Script, scriptsOf } from './test-script';
import type { ToldFlow } from './told-flows';

/** The short paths of a flow, and the requested long paths. */
export const knownScripts = async (
  { name, cases, described }: ToldFlow,
  asked: ReadonlySet<string>,
): Promise<Script[]> => {
  const short = await scriptsOf(name, cases, 'each', described);
  const ids = new Set(short.map(({ id }) => id));
  if (![...asked].some((id) => id.startsWith(`${name}-`) && !ids.has(id))) return short;
  const long = await scriptsOf(name, cases, 'long', described);
  return [...short, ...long.filter(({ id }) => asked.has(id) && !ids.has(id))];
};
