import type { Together } from '../../machines/together';
import type { ChartMove, ChartWorld } from './chart-world';
import { isCalled, type Part } from './compose';
import { askOf, type Condition, conditionOf, factsOf, factText, Unreadable } from './formula';

/** A chart without some of its starts and steps. */
export const partial = (world: ChartWorld, { starts, without = [] }: Together['charts'][string]): ChartWorld => {
  const begun = starts?.map((one) => `inicio (${one})`);
  const labels = new Set([...world.starts, ...world.moves].map(({ label }) => label));
  const missing = [...(begun ?? []), ...without].find((label) => !labels.has(label));
  if (missing !== undefined) throw new Unreadable(`${world.name}: no existe el paso «${missing}»`);
  const isKept = ({ label }: ChartMove) => !without.includes(label);
  return {
    ...world,
    starts: world.starts.filter(({ label }) => begun?.includes(label) !== false),
    moves: world.moves.filter(isKept),
    movesFrom: (place) => world.movesFrom(place).filter(isKept),
  };
};

/** The condition of a row, about the steps of one part. Where nothing of it ever happens, the row would say nothing. */
export const whenOf = (parts: ReadonlyMap<string, Part>, part: string, text: string): Condition => {
  const when = conditionOf(text);
  const world = parts.get(part)?.world;
  if (world === undefined) throw new Unreadable(`no hay «${part}»; hay: ${[...parts.keys()].join(', ')}`);
  const steps = [...world.starts, ...world.moves];
  for (const fact of factsOf(when)) {
    if (fact.of !== '') throw new Unreadable(`${part}: «${text}»: aquí se habla solo de ${part}, sin «en»`);
    const unknown = world.unknown(fact);
    if (unknown !== null) throw new Unreadable(`${part}: ${unknown}`);
    if (!steps.some(world.holds(fact))) throw new Unreadable(`${part}: «${factText(fact)}» no ocurre nunca`);
  }
  if (!steps.some(askOf(when, world.holds))) throw new Unreadable(`${part}: «${text}» no ocurre nunca`);
  return when;
};

/** The label of a message, which its receiver must know. */
export const heardBy = (parts: ReadonlyMap<string, Part>, part: string, label: string): string => {
  const { starts, moves }: Pick<ChartWorld, 'starts' | 'moves'> = parts.get(part)?.world ?? { starts: [], moves: [] };
  if (![...starts, ...moves].some((move) => isCalled(label, move)))
    throw new Unreadable(`${part}: no existe el paso «${label}», que se le dice`);
  return label;
};
