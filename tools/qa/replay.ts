import { explore, type PathStep } from '../explore/explore';
import type { Cases } from '../explore/flows';
import { inProcess } from '../explore/in-process';
import { stateName } from '../explore/path-id';
import { universe } from '../explore/universe';
import type { Recorded } from './recorded';

type RecordedPath = Recorded['caminos'][number];

export interface Replay {
  id: string;
  /** Where the real machine does something else than the file says; null: nowhere. */
  difference: string | null;
}

const listed = (ids: readonly string[]): string => (ids.length === 0 ? 'ninguna transición' : ids.join('; '));

/** Runs recorded paths on the real machine of today. */
export const replay = async (cases: Cases, { caminos }: Recorded): Promise<{ paths: Replay[]; unwalked: string[] }> => {
  const graph = explore(cases);
  const known = new Map<string, PathStep>();
  for (const step of [...graph.starts.values(), ...graph.edges.map((edge) => edge.step)]) known.set(step.label, step);
  const walked = new Set<string>();

  const differenceIn = async ({ pasos }: RecordedPath): Promise<string | null> => {
    const start = known.get(pasos[0]?.paso ?? '');
    const driver = inProcess(cases, start?.event.input, () => {});
    try {
      for (const { id, paso, estado, transiciones, evento } of pasos) {
        const step =
          evento === undefined || start === undefined ? known.get(paso) : { ...start, event: evento, label: paso };
        if (step === undefined) return `${id} «${paso}»: el flujo de ahora no conoce ese paso`;
        await driver.perform(step);
        await driver.see(step);
        const seen = driver.trace.at(-1);
        // A snapshot's value is typed as unknown by the trace, and stateName reads any state value.
        const now = stateName(seen?.value as Parameters<typeof stateName>[0]);
        if (now !== estado) return `${id} «${paso}»: se esperaba ${estado} y se llegó a ${now}`;
        const taken = seen?.taken ?? [];
        for (const one of taken) walked.add(one);
        if (JSON.stringify(taken) !== JSON.stringify(transiciones))
          return `${id} «${paso}»: se esperaba ${listed(transiciones)} y se tomó ${listed(taken)}`;
      }
      return null;
    } finally {
      driver.stop();
    }
  };

  const paths: Replay[] = [];
  for (const path of caminos) paths.push({ id: path.id, difference: await differenceIn(path) });
  return { paths, unwalked: universe(cases.machine).flatMap(({ id }) => (walked.has(id) ? [] : [id])) };
};
