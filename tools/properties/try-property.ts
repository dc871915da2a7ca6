import type { Property } from '../../machines/property';
import type { Cases, Flow } from '../explore/flows';
import { pathId } from '../explore/path-id';
import { type ChartMove, type ChartWorld, chartWorld, type Move } from './chart-world';
import { conditionsOf, type Fact, type Formula, factsOf, factText, formulaOf, Unreadable } from './formula';
import { type Broken, judge, type Verdict } from './judge';

type Explored = Flow & { cases: Cases };

const isExplored = (flow: Flow): flow is Explored => flow.cases !== null;

/** In the format that `npm run paths -- --replay` and the studio read. */
export const recordedPath = (world: ChartWorld, flow: string, { path, forever }: Broken<ChartMove>) => {
  const steps = [...path, ...forever];
  const id = pathId(flow, steps);
  return {
    flujo: flow,
    titulo: 'Camino que rompe una propiedad',
    caminos: [
      {
        id,
        pasos: steps.map(({ label, to, step }, index) => ({
          id: `${id}.${index + 1}`,
          paso: label,
          estado: world.stateAt(to),
          transiciones: step.taken,
        })),
      },
    ],
  };
};

const brokenLines = (world: ChartWorld, { path, forever }: Broken<ChartMove>): string[] => {
  const line = ({ label, to }: ChartMove, index: number) => `${index + 1}. ${label} → **${world.stateAt(to)}**`;
  return [
    ...path.map(line),
    ...(forever.length === 0
      ? []
      : ['y así para siempre:', ...forever.map((move, at) => line(move, path.length + at))]),
  ];
};

export interface Tried {
  /** Null: it holds. */
  broken: { flow: string; lines: readonly string[]; recorded: ReturnType<typeof recordedPath> } | null;
  places: number;
  moves: number;
  flows: number;
}

const unknownIn = (worlds: readonly ChartWorld[], formula: Formula): string | undefined =>
  conditionsOf(formula)
    .flatMap(factsOf)
    .flatMap((fact) => {
      const unknown = worlds.map((world) => world.unknown(fact));
      return unknown.includes(null) ? [] : [unknown[0] ?? factText(fact)];
    })[0];

/** A sentence that holds because nothing of it happens says nothing. */
export const refuseEmpty = (text: string, { never: [fact], says }: Pick<Verdict<Move>, 'never' | 'says'>): void => {
  if (fact !== undefined) throw new Unreadable(`«${text}» no puede ser falsa: «${factText(fact)}» no ocurre nunca`);
  if (!says) throw new Unreadable(`«${text}» no puede ser falsa: lo que la empieza no ocurre nunca`);
};

/** Judges a property over its charts, and refuses one that could not be false in any of them. */
export const tryProperty = (flows: readonly Flow[], { of, formula: text }: Omit<Property, 'says'>): Tried => {
  const formula = formulaOf(text);
  const missing = (of ?? []).find((name) => !flows.some((flow) => flow.name === name));
  if (missing !== undefined)
    throw new Unreadable(`flujo desconocido: ${missing}; hay ${flows.map(({ name }) => name).join(', ')}`);
  const asked = flows.filter(isExplored).filter(({ name }) => of === undefined || of.includes(name));
  const worlds = asked.map(({ cases }) => chartWorld(cases));
  const unknown = unknownIn(worlds, formula);
  if (unknown !== undefined) throw new Unreadable(unknown);
  let [places, moves, says] = [0, 0, false];
  let never: readonly Fact[] | null = null;
  for (const [index, world] of worlds.entries()) {
    const verdict = judge(world, formula);
    places += verdict.places;
    moves += verdict.moves;
    says ||= verdict.says;
    const unseen = verdict.never.map(factText);
    never = never === null ? verdict.never : never.filter((fact) => unseen.includes(factText(fact)));
    const flow = asked[index]?.name ?? '';
    if (verdict.broken !== null) {
      const recorded = recordedPath(world, flow, verdict.broken);
      return { broken: { flow, lines: brokenLines(world, verdict.broken), recorded }, places, moves, flows: index + 1 };
    }
  }
  refuseEmpty(text, { never: never ?? [], says });
  return { broken: null, places, moves, flows: worlds.length };
};
