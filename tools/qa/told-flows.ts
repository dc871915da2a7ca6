import { describedFlow } from '../../e2e/walks/described-flows';
import { discover, type Flow } from '../explore/flows';
import { nodeName, nodesOf } from '../explore/universe';
import type { Told } from './through';
import { Unusable } from './unusable';

/** A flow with its chart, its cases and its description for testers. */
export type ToldFlow = Told & Flow & { described: NonNullable<Told['described']> };

/** Of one flow, or of all. */
export const toldFlows = async (name: string | null): Promise<ToldFlow[]> => {
  const flows = (await discover()).flatMap(({ cases, ...flow }) => (cases === null ? [] : [{ ...flow, cases }]));
  const asked = flows.filter((flow) => name === null || flow.name === name);
  if (asked.length === 0)
    throw new Unusable(`el flujo «${name}» no existe; hay ${flows.map((flow) => flow.name).join(', ')}`);
  return Promise.all(asked.map(async (flow) => ({ ...flow, described: await describedFlow(flow.name) })));
};

export const toldFlow = async (name: string): Promise<ToldFlow> => {
  const [flow] = await toldFlows(name);
  if (flow === undefined) throw new Unusable(`el flujo «${name}» no existe`);
  return flow;
};

/** Finds a state by its full name, or by its last part if unique. */
export const stateCalled = (asked: string, { name, machine }: Pick<Flow, 'name' | 'machine'>): string => {
  const all = nodesOf(machine).map(nodeName).slice(1);
  const found = all.includes(asked) ? [asked] : all.filter((state) => state.endsWith(`.${asked}`));
  const [state] = found;
  if (state !== undefined && found.length === 1) return state;
  throw new Unusable(
    found.length === 0
      ? `el estado «${asked}» no existe en ${name}; hay ${all.join(', ')}`
      : `el estado «${asked}» puede ser ${found.join(' o ')}`,
  );
};
