import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transitionsAt } from '../charts/transitions';
import { type Edge, explore, type PathStep } from '../explore/explore';
import type { Cases } from '../explore/flows';
import { memoizePerKey } from '../explore/memoize-per-key';
import { stateName } from '../explore/path-id';
import { eventName, guardName, nodeName, nodesOf } from '../explore/universe';
import { type Fact, factText, isOfPlace, Unreadable } from './formula';

/** A step of a world, with the place where it ends: what conditions are asked of. */
export interface Move {
  to: number;
  label: string;
  /** An answer or a limit: it comes, if nothing else does. */
  isSure: boolean;
  /** The message on its way that it delivers: it comes, whatever else does. Empty: none. */
  delivers: string;
}

/** What a formula is judged over: one chart, or several at once. */
export interface World<M extends Move> {
  name: string;
  starts: readonly M[];
  movesFrom(place: number): readonly M[];
  stateAt(place: number): string;
  /** Whether a fact holds at a step; asked once for each fact, before the first step. */
  holds(fact: Fact): (move: M) => boolean;
  /** Null: it knows all names; else what it does not know. */
  unknown(fact: Fact): string | null;
}

export interface ChartMove extends Move {
  /** Where it comes from; -1 at the start. */
  from: number;
  step: PathStep;
}

export interface ChartWorld extends World<ChartMove> {
  places: number;
  moves: readonly ChartMove[];
}

interface Names {
  list: ReadonlySet<string>;
  what: string;
}

const guardsOf = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) =>
    transitionsAt(node)
      .map(({ guard }) => guardName(guard))
      .filter((name) => name !== ''),
  );

const textsOf = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.flatMap(({ meta }) => {
    const { mensaje, pantalla } = (meta ?? {}) as { mensaje?: string; pantalla?: string };
    return [mensaje, pantalla].filter((text) => text !== undefined);
  });

/** Stands for any name. */
const any = 'algo';

const answerOf = /^(?:listo|fallo) (\S+)/;

/** The invokes of a state are called by their id in events, and by their source where they are asked. */
const sourcesOf = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id, src }) => [id, String(src)])));

/**
 * Limits come, and the answers of what was asked, once; what a watcher sends nobody promises. An answer that leaves
 * its state as it was is not given again, though the explored graph, which does not remember it, has it again.
 */
const sureSteps = ({ machine, replies }: Cases) => {
  const invokes = nodesOf(machine).flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ id, src: String(src), at: nodeName(node) })),
  );
  return ({ event, taken, asked }: PathStep, isAt: (state: string) => boolean): boolean => {
    if (taken.length === 0) return false;
    const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (id === undefined) return event.type.startsWith('xstate.after.');
    const places = invokes.filter((invoke) => invoke.id === id);
    const [{ src } = { src: id }] = places;
    return replies[src] !== undefined && (asked.some((one) => one.name === src) || !places.some(({ at }) => isAt(at)));
  };
};

const rowOf = (label: string): string => /\((.+)\)$/.exec(label)?.[1] ?? '';

const evaluated = (machine: AnyStateMachine, name: string) => {
  const [type = '', ...given] = name.split(' ');
  const guard = machine.implementations.guards[type];
  const params: Record<string, string> = {};
  for (let at = 0; at + 1 < given.length; at += 2) params[given[at] ?? ''] = given[at + 1] ?? '';
  return (state: AnyMachineSnapshot): boolean => {
    if (typeof guard !== 'function') throw new Unreadable(`${machine.id}: «cumple ${name}» no se puede mirar`);
    try {
      // A guard's own arguments are typed by its chart, which only the chart knows.
      return (guard as (given: object, params: object) => boolean)(
        { context: state.context, event: { type: '' } },
        params,
      );
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new Unreadable(`${machine.id}: «cumple ${name}» falla en ${stateName(state.value)}: ${said}`);
    }
  };
};

const worldOf = (cases: Cases): ChartWorld => {
  const { machine } = cases;
  const graph = explore(cases);
  const sources = sourcesOf(machine);
  const isSure = sureSteps(cases);
  const index = new Map<string, number>();
  const states: AnyMachineSnapshot[] = [];
  const nodes: ReadonlySet<string>[] = [];
  const placeOf = (key: string, state: AnyMachineSnapshot): number => {
    const known = index.get(key);
    if (known !== undefined) return known;
    index.set(key, states.length);
    nodes.push(new Set(state._nodes.map(nodeName)));
    return states.push(state) - 1;
  };
  const moveOf = (from: number, to: number, step: PathStep): ChartMove => ({
    from,
    to,
    step,
    label: step.label,
    delivers: '',
    isSure: isSure(step, (state) => nodes[to]?.has(state) === true),
  });
  const starts = [...graph.starts].map(([key, step]) => moveOf(-1, placeOf(key, step.state), step));
  const moves = graph.edges.map(({ from, to, step }: Edge) =>
    moveOf(index.get(from) ?? -1, placeOf(to, step.state), step),
  );
  const onward: ChartMove[][] = states.map(() => []);
  for (const move of moves) onward[move.from]?.push(move);

  const all = [...starts, ...moves];
  const names: Record<Fact['kind'], () => Names> = {
    estado: () => ({ list: new Set(nodesOf(machine).map(nodeName)), what: 'el estado' }),
    entra: () => names.estado(),
    deja: () => names.estado(),
    etiqueta: () => ({ list: new Set(nodesOf(machine).flatMap(({ tags }) => tags)), what: 'la etiqueta' }),
    dice: () => ({ list: new Set(states.flatMap(textsOf)), what: 'el texto' }),
    puede: () => ({ list: new Set(all.map(({ step }) => eventName(step.event.type))), what: 'el evento' }),
    ocurre: () => names.puede(),
    pide: () => ({ list: new Set(Object.keys(machine.implementations.actors)), what: 'el actor' }),
    responde: () => ({ list: new Set([...sources.keys(), ...sources.values()]), what: 'el actor' }),
    falla: () => names.responde(),
    espera: () => names.responde(),
    tarda: () => ({ list: new Set(Object.keys(machine.implementations.delays)), what: 'el límite' }),
    elige: () => ({ list: new Set(guardsOf(machine)), what: 'la condición' }),
    cumple: () => names.elige(),
    hace: () => ({ list: new Set(Object.keys(machine.implementations.actions)), what: 'la acción' }),
  };

  const atPlaces = (is: (place: number) => boolean) => {
    const found = states.map((_, place) => is(place));
    return ({ to }: ChartMove) => found[to] === true;
  };
  const answers =
    (word: string, { name, row }: Fact) =>
    (step: PathStep) => {
      const said = eventName(step.event.type);
      const [, id = ''] = answerOf.exec(said) ?? [];
      return (
        said.startsWith(`${word} `) &&
        (name === any || id === name || sources.get(id) === name) &&
        (row === '' || rowOf(step.label) === row)
      );
    };
  const holds = (fact: Fact): ((move: ChartMove) => boolean) => {
    const { kind, name, row } = fact;
    const onStep = (is: (step: PathStep) => boolean) => (move: ChartMove) => is(move.step);
    switch (kind) {
      case 'estado':
        return atPlaces((place) => nodes[place]?.has(name) === true);
      case 'etiqueta':
        return atPlaces((place) => states[place]?.hasTag(name) === true);
      case 'dice':
        return atPlaces((place) => textsOf(states[place] as AnyMachineSnapshot).some((text) => text.includes(name)));
      case 'puede':
        return atPlaces((place) =>
          (onward[place] ?? []).some(
            ({ step: { taken, event } }) =>
              taken.length > 0 && (name === any ? !event.type.startsWith('xstate.') : eventName(event.type) === name),
          ),
        );
      case 'espera':
        return atPlaces((place) =>
          (onward[place] ?? []).some(
            ({ step, isSure: sure }) =>
              (sure && name === 'algo') ||
              (name !== 'algo' && (answers('listo', fact)(step) || answers('fallo', fact)(step))),
          ),
        );
      case 'cumple': {
        const is = evaluated(machine, name);
        return atPlaces((place) => is(states[place] as AnyMachineSnapshot));
      }
      case 'entra':
        return ({ from, to }) => nodes[to]?.has(name) === true && nodes[from]?.has(name) !== true;
      case 'deja':
        return ({ from, to }) => nodes[to]?.has(name) !== true && nodes[from]?.has(name) === true;
      case 'ocurre':
        return onStep(({ event, label }) => eventName(event.type) === name && (row === '' || rowOf(label) === row));
      case 'responde':
        return onStep(answers('listo', fact));
      case 'falla':
        return onStep(answers('fallo', fact));
      case 'tarda':
        return onStep(({ event }) => eventName(event.type) === `tras ${name}`);
      case 'elige':
        return onStep(({ taken }) => taken.some((id) => id.includes(` [${name}] `)));
      case 'pide':
        return onStep(({ asked }) => (name === any ? asked.length > 0 : asked.some((one) => one.name === name)));
      case 'hace':
        return onStep(({ did }) => did.includes(name));
    }
  };
  /** The rows of the cases with which it happens; of places there are none. */
  const rowsOf = (fact: Fact): ReadonlySet<string> => {
    if (isOfPlace(fact)) return new Set();
    const is = holds({ ...fact, row: '' });
    return new Set(all.filter(is).map(({ label }) => rowOf(label)));
  };
  return {
    name: machine.id,
    starts,
    moves,
    places: states.length,
    movesFrom: (place) => onward[place] ?? [],
    stateAt: (place) => stateName(states[place]?.value ?? ''),
    holds,
    unknown: (fact) => {
      const missing = (what: string, name: string, list: ReadonlySet<string>) =>
        `«${factText(fact)}»: no existe ${what} «${name}»; hay: ${[...list].toSorted().join(', ')}`;
      const { list, what } = names[fact.kind]();
      const isKnown =
        fact.name === any ||
        (fact.kind === 'dice' ? [...list].some((text) => text.includes(fact.name)) : list.has(fact.name));
      if (!isKnown) return missing(what, fact.name, list);
      const rows = fact.row === '' ? new Set(['']) : rowsOf(fact);
      return rows.has(fact.row) ? null : missing('la fila', fact.row, rows);
    },
  };
};

const worlds = memoizePerKey((cases: Cases) => worldOf(cases));
export const chartWorld = (cases: Cases): ChartWorld => worlds(cases, undefined);
