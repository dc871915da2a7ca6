import type { ChartMove, ChartWorld, Move, World } from './chart-world';
import {
  askOf,
  type Condition,
  conditionsOf,
  type Fact,
  type Formula,
  factsOf,
  factText,
  isOfPlace,
  Unreadable,
} from './formula';
import { type Reduced, reduce } from './reduce';

/** A chart, or a table of its surroundings, that takes part. */
export interface Part {
  world: ChartWorld;
  /** A page that is open only while this holds; null: it is always there. */
  while: Condition | null;
}

/** What one part tells another. Conditions of `when` are of the sender's step. */
export interface Passing {
  from: string;
  when: Condition;
  to: string;
  /** As in the receiver's cases. */
  label: string;
  /** Asked when it arrives. */
  onlyIf: Condition | null;
  /** Between tabs anything may happen first. */
  isLate: boolean;
}

/** A step that happens only if the others are so. */
export interface Limit {
  of: string;
  when: Condition;
  onlyIf: Condition;
}

export interface Composition {
  name: string;
  parts: ReadonlyMap<string, Part>;
  passings: readonly Passing[];
  limits: readonly Limit[];
}

interface Taken {
  part: number;
  move: ChartMove;
}

export interface JointMove extends Move {
  from: number;
  taken: readonly Taken[];
  /** Pages that are closed by it. */
  leaves: readonly number[];
}

export interface JointWorld extends World<JointMove> {
  parts: readonly { name: string; world: ChartWorld; reduced: Reduced }[];
}

/** A page that is not open. */
const away = -1;

/** Blocks of the parts in their order, then one bit for each late passing. */
type Tuple = readonly number[];

interface Outcome {
  tuple: Tuple;
  taken: readonly Taken[];
}

const factsAbout = (conditions: readonly Condition[], part: string, isOwn: boolean): Fact[] =>
  conditions.flatMap(factsOf).filter(({ of }) => (of === '' ? isOwn : of === part));

export const isCalled = (label: string, { label: given }: ChartMove): boolean =>
  given === label || given.startsWith(`${label} (`);

/** Whether only a message brings this to the part: an event, or that row of it. */
const isToldTo = (part: string, { passings }: Composition) => {
  const told = passings.flatMap(({ to, label }) => (to === part ? [label] : []));
  return (move: ChartMove): boolean => told.some((label) => isCalled(label, move));
};

/** Each part with no more places than what is asked of it tells apart. */
export const reduceParts = (composition: Composition, formula: Formula): Reduced[] => {
  const { parts, passings, limits } = composition;
  const everywhere = [
    ...conditionsOf(formula),
    ...[...parts.values()].flatMap((part) => (part.while === null ? [] : [part.while])),
    ...passings.flatMap(({ onlyIf }) => (onlyIf === null ? [] : [onlyIf])),
    ...limits.map(({ onlyIf }) => onlyIf),
  ];
  return [...parts].map(([part, { world }]) => {
    const own = [
      ...passings.flatMap(({ from, when }) => (from === part ? [when] : [])),
      ...limits.flatMap(({ of, when }) => (of === part ? [when] : [])),
    ];
    const facts = [...factsAbout(everywhere, part, false), ...factsAbout(own, part, true)];
    const unknown = facts.map((fact) => world.unknown(fact)).find((one) => one !== null);
    if (unknown !== undefined) throw new Unreadable(`${part}: ${unknown}`);
    const different = new Map(facts.map((fact) => [factText({ ...fact, of: '' }), fact]));
    return reduce(world, [...different.values()], isToldTo(part, composition));
  });
};

/** Several charts and their surroundings at once. Messages within a tab arrive at once, those between tabs at any time. */
export const compose = (
  composition: Composition,
  formula: Formula,
  charts: readonly Reduced[] = reduceParts(composition, formula),
): JointWorld => {
  const { name, parts, passings, limits } = composition;
  const named = [...parts.keys()];
  const all = [...parts.values()];
  const indexOf = (part: string): number => {
    const index = named.indexOf(part);
    if (index < 0) throw new Unreadable(`${name}: no hay «${part}»; hay: ${named.join(', ')}`);
    return index;
  };
  // An index is that of a part, and of its reduction.
  const at = (index: number): Reduced => charts[index] as Reduced;
  const worldAt = (index: number): ChartWorld => (all[index] as Part).world;

  /** Asked of a tuple: only facts of places, each with the part of which it speaks. */
  const ofPlace = (fact: Fact): ((tuple: Tuple) => boolean) => {
    const part = indexOf(fact.of);
    const is = worldAt(part).holds(fact);
    const known = new Map<number, boolean>();
    return (tuple) => {
      const block = tuple[part] ?? away;
      if (block === away) return false;
      const found = known.get(block) ?? is(at(part).into(block));
      known.set(block, found);
      return found;
    };
  };
  const ofTuple = (condition: Condition | null): ((tuple: Tuple) => boolean) =>
    condition === null ? () => true : askOf(condition, ofPlace);
  const told = named.map((part) => isToldTo(part, composition));
  const whiles = all.map((part) => (part.while === null ? null : ofTuple(part.while)));
  const messages = passings.map((passing, bit) => ({
    bit: all.length + bit,
    from: indexOf(passing.from),
    to: indexOf(passing.to),
    label: passing.label,
    isLate: passing.isLate,
    when: askOf(passing.when, worldAt(indexOf(passing.from)).holds),
    onlyIf: ofTuple(passing.onlyIf),
  }));
  const bounds = limits.map(({ of, when, onlyIf }) => ({
    part: indexOf(of),
    when: askOf(when, worldAt(indexOf(of)).holds),
    onlyIf: ofTuple(onlyIf),
  }));

  const deliver = (tuple: Tuple, { to, label, onlyIf }: (typeof messages)[number]): Outcome[] => {
    const block = tuple[to] ?? away;
    if (block === away || !onlyIf(tuple)) return [{ tuple, taken: [] }];
    const heard = at(to)
      .movesFrom(block)
      .filter((move) => isCalled(label, move));
    return heard.length === 0 ? [{ tuple, taken: [] }] : heard.flatMap((move) => take(tuple, to, move));
  };

  const take = (before: Tuple, part: number, move: ChartMove): Outcome[] => {
    let outcomes: Outcome[] = [{ tuple: before.with(part, at(part).blockOf(move.to)), taken: [{ part, move }] }];
    for (const message of messages) {
      if (message.from !== part || !message.when(move)) continue;
      outcomes = outcomes.flatMap(({ tuple, taken }): Outcome[] =>
        message.isLate
          ? [{ tuple: tuple.with(message.bit, 1), taken }]
          : deliver(tuple, message).map((next) => ({ tuple: next.tuple, taken: [...taken, ...next.taken] })),
      );
    }
    return outcomes;
  };

  /** Pages whose condition no longer holds are left. */
  const settled = (tuple: Tuple): Tuple => {
    let now = tuple;
    for (const [index, open] of whiles.entries())
      if (open !== null && now[index] !== away && !open(now)) now = now.with(index, away);
    return now;
  };

  const ids = new Map<string, number>();
  const tuples: Tuple[] = [];
  const placeOf = (tuple: Tuple): number => {
    const key = tuple.join(',');
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, tuples.length);
    return tuples.push(tuple) - 1;
  };
  const labelOf = (taken: readonly Taken[]) =>
    taken.map(({ part, move }) => `${named[part]}: ${move.label}`).join(' + ');
  const movesOf = (from: number, isSure: boolean, outcomes: readonly Outcome[], delivers = ''): JointMove[] =>
    outcomes.map(({ tuple, taken }) => {
      const now = settled(tuple);
      const leaves = [...whiles.keys()].filter((part) => now[part] !== tuple[part]);
      return { from, to: placeOf(now), taken, leaves, isSure, delivers, label: labelOf(taken) };
    });

  const isBarred = (tuple: Tuple, index: number, move: ChartMove): boolean =>
    bounds.some(({ part, when, onlyIf }) => part === index && when(move) && !onlyIf(tuple));

  const movesFrom = (place: number): JointMove[] => {
    const tuple = tuples[place] ?? [];
    const moves: JointMove[] = [];
    for (const [index, open] of whiles.entries()) {
      const block = tuple[index] ?? away;
      if (block === away) {
        if (open?.(tuple))
          for (const start of at(index).starts)
            if (!isBarred(tuple, index, start)) moves.push(...movesOf(place, false, take(tuple, index, start)));
        continue;
      }
      for (const move of at(index).movesFrom(block)) {
        if (told[index]?.(move) !== true && !isBarred(tuple, index, move))
          moves.push(...movesOf(place, move.isSure, take(tuple, index, move)));
      }
      if (open !== null)
        moves.push({
          from: place,
          to: placeOf(settled(tuple.with(index, away))),
          taken: [],
          leaves: [index],
          isSure: false,
          delivers: '',
          label: `${named[index]}: se deja`,
        });
    }
    for (const message of messages)
      if (tuple[message.bit] === 1)
        moves.push(...movesOf(place, true, deliver(tuple.with(message.bit, 0), message), `${message.bit}`));
    return moves;
  };

  const starting = (): JointMove[] => {
    let outcomes: Outcome[] = [{ tuple: [...all.map(() => away), ...messages.map(() => 0)], taken: [] }];
    for (const [index, open] of whiles.entries())
      if (open === null)
        outcomes = outcomes.flatMap(({ tuple, taken }) =>
          at(index).starts.flatMap((start) =>
            take(tuple, index, start).map((next) => ({ tuple: next.tuple, taken: [...taken, ...next.taken] })),
          ),
        );
    return movesOf(-1, false, outcomes);
  };

  return {
    name,
    parts: named.map((part, index) => ({ name: part, world: worldAt(index), reduced: at(index) })),
    starts: starting(),
    movesFrom,
    stateAt: (place) =>
      named
        .map((part, index) => {
          const block = tuples[place]?.[index] ?? away;
          return `${part}: ${block === away ? 'no está' : worldAt(index).stateAt(at(index).into(block).to)}`;
        })
        .join(' · '),
    holds: (fact) => {
      if (isOfPlace(fact)) {
        const place = ofPlace(fact);
        return ({ to }) => place(tuples[to] ?? []);
      }
      const part = indexOf(fact.of);
      const is = worldAt(part).holds(fact);
      return ({ taken }) => taken.some((one) => one.part === part && is(one.move));
    },
    unknown: (fact) => worldAt(indexOf(fact.of)).unknown(fact),
  };
};
