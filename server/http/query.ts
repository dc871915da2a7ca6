import { HttpProblem } from './http-problem';

/**
 * Each parameter once, whatever its letter case: with two, the access rule and the handler could look at different ones.
 * Names are compared as the contract spells them, so another spelling is simply not that parameter.
 */
export const readQuery = (search: string): Record<string, string> => {
  const pairs = [...new URLSearchParams(search)];
  const names = new Set(pairs.map(([name]) => name.toLowerCase()));
  if (names.size !== pairs.length || pairs.some(([, value]) => value.includes('\0'))) throw new HttpProblem(400);
  return Object.fromEntries(pairs);
};
