import { isDeepStrictEqual } from 'node:util';
import type { Described } from '../../e2e/walks/described';
import type { Flow } from '../explore/flows';
import { type CoverName, type Script, type ScriptStep, scriptOf, type Walked, walkedPaths } from './test-script';

/** A flow with its description for testers. */
export interface Told extends Pick<Flow, 'name' | 'children'> {
  cases: NonNullable<Flow['cases']>;
  described: Described | undefined;
}

/** How many of the parts of one thing are the same in another. */
const alike = (one: unknown, other: unknown): number => {
  const theirs: Readonly<Record<string, unknown>> = Object(other);
  return Object.entries(Object(one)).filter(([key, value]) => isDeepStrictEqual(value, theirs[key])).length;
};

/** The actor that a step ends, with its input; null if the step ends no actor. */
const endedBy = (walked: readonly Walked[], index: number) => {
  const [, id] = /^xstate\.done\.actor\.(.+)$/.exec(walked[index]?.step.event.type ?? '') ?? [];
  if (id === undefined) return null;
  const invoke = walked[index - 1]?.step.state._nodes.flatMap((node) => node.invoke).find((one) => one.id === id);
  const actor = typeof invoke?.src === 'string' ? invoke.src : id;
  const input = walked
    .slice(0, index)
    .flatMap(({ seen }) => seen.asked)
    .findLast(({ name }) => name === actor)?.input;
  return { actor, input, output: walked[index]?.step.event.output };
};

/** The child's path whose end and, with less weight, start are most like the parent's; the shortest of equals. */
const wayOf = (
  ways: readonly Walked[][],
  { input, output }: { input: unknown; output: unknown },
): Walked[] | undefined => {
  const likeness = (walked: readonly Walked[]) =>
    2 * alike(input, walked[0]?.step.event.input) + 3 * alike(output, walked.at(-1)?.step.state.output);
  return ways.toSorted((a, b) => likeness(b) - likeness(a) || a.length - b.length)[0];
};

/** The scripts of a flow with those of its children: the steps of a child stand before its end. */
export const scriptsThrough = async (
  parent: Told,
  by: CoverName,
  told: (name: string) => Promise<Told>,
): Promise<Script[]> =>
  Promise.all(
    (await walkedPaths(parent.cases, by)).map(async (walked) => {
      const script = scriptOf(parent.name, walked, parent.described);
      const through = script.pasos.map(async (step, index): Promise<ScriptStep[]> => {
        const ended = endedBy(walked, index);
        const name = ended === null ? undefined : parent.children.get(ended.actor);
        if (ended === null || name === undefined) return [step];
        const child = await told(name);
        const ways = (await walkedPaths(child.cases, 'each')).filter((way) => way.at(-1)?.step.state.status === 'done');
        const way = wayOf(ways, ended);
        if (way === undefined) return [step];
        const { id, pasos } = scriptOf(name, way, child.described);
        return [...pasos.slice(1), { ...step, accion: `Así termina ${id}.`, responde: '' }];
      });
      return { ...script, pasos: (await Promise.all(through)).flat() };
    }),
  );
