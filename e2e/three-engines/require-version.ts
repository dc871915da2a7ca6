import { EngineProblem } from './engine-problem';

/** Compares only the components that the oldest version states: 104 accepts 104.0.2. */
export const requireVersion = (version: string, oldest: string): void => {
  const [mine = [], least = []] = [version, oldest].map((one) => one.split('.').map(Number));
  const at = least.findIndex((part, place) => part !== mine[place]);
  if (at !== -1 && (mine[at] ?? 0) < (least[at] ?? 0))
    throw new EngineProblem(`${version} is older than ${oldest}, the oldest that is supported: install a newer one`);
};
