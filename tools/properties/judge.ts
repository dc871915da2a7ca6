import type { Move, World } from './chart-world';
import { askOf, type Condition, conditionsOf, type Fact, type Formula, factsOf, Unreadable } from './formula';

export interface Verdict<M extends Move> {
  /** How much it was judged over. */
  places: number;
  moves: number;
  /** The shortest way to break it; null: it holds. */
  broken: Broken<M> | null;
  /** Facts that are never so, each of which may make a formula empty. */
  never: readonly Fact[];
  /** False: nothing that it speaks of ever begins, so it says nothing. */
  says: boolean;
}

export interface Broken<M extends Move> {
  path: readonly M[];
  /** What is repeated forever after the path; empty: there it stays, or there it is broken. */
  forever: readonly M[];
}

type Asked<M> = (move: M) => boolean;

const ask = <M extends Move>(world: World<M>, condition: Condition): Asked<M> => askOf(condition, world.holds);

/** Notes which facts come true at all. */
const factWatch = <M extends Move>(world: World<M>, formula: Formula) => {
  let waiting = conditionsOf(formula)
    .flatMap(factsOf)
    .map((fact) => ({ fact, is: world.holds(fact) }));
  return {
    see: (move: M) => {
      if (waiting.length > 0) waiting = waiting.filter(({ is }) => !is(move));
    },
    never: () => waiting.map(({ fact }) => fact),
  };
};

/** What is remembered of the way here: one bit. `null`: broken. */
type Monitor<M> = (remembered: 0 | 1, move: M) => 0 | 1 | null;

const no = () => false;

interface Seen<M> {
  before: number;
  move: M;
}

interface Options<M> {
  see(move: M): void;
  /** In places with what is remembered of the way there. */
  budget: number;
}

const longestMs = 60_000;

/** Breadth first over places and what is remembered: the first way that breaks the monitor is a shortest one. */
const search = <M extends Move>(world: World<M>, monitor: Monitor<M>, { see, budget }: Options<M>) => {
  const seen = new Map<number, Seen<M>>();
  const queue: number[] = [];
  const until = performance.now() + longestMs;
  let moves = 0;
  const wayTo = (key: number, last: readonly M[]): M[] => {
    const way = [...last];
    for (let at = seen.get(key); at !== undefined; at = seen.get(at.before)) way.unshift(at.move);
    return way;
  };
  const go = (before: number, remembered: 0 | 1, move: M): M[] | null => {
    moves += 1;
    see(move);
    const next = monitor(remembered, move);
    if (next === null) return wayTo(before, [move]);
    const key = move.to * 2 + next;
    if (!seen.has(key)) {
      seen.set(key, { before, move });
      queue.push(key);
    }
    return null;
  };
  const run = (): M[] | null => {
    for (const start of world.starts) {
      const way = go(-1, 0, start);
      if (way !== null) return way;
    }
    for (let at = 0; at < queue.length; at += 1) {
      const key = queue[at] ?? 0;
      for (const move of world.movesFrom(key >> 1)) {
        const way = go(key, (key & 1) as 0 | 1, move);
        if (way !== null) return way;
      }
      if (seen.size > budget || performance.now() > until)
        throw new Unreadable(`${world.name}: no terminó; se miraron ${queue.length} lugares y ${moves} pasos`);
    }
    return null;
  };
  const way = run();
  return { way, places: seen.size, moves, queue, wayTo };
};

const safety = <M extends Move>(
  world: World<M>,
  formula: Exclude<Formula, { form: 'después llega' }>,
): { monitor: Monitor<M>; begins: () => boolean } => {
  const what = ask(world, formula.what);
  let begun = false;
  if (formula.form === 'nunca') {
    const before = formula.before === null ? no : ask(world, formula.before);
    const since = formula.since === null ? no : ask(world, formula.since);
    const isBare = formula.before === null;
    return {
      begins: () => isBare || begun,
      monitor: (remembered, move) => {
        const came = remembered === 1 || before(move);
        if (what(move)) {
          begun = true;
          if (!came) return null;
        }
        return came && !since(move) ? 1 : 0;
      },
    };
  }
  const after = ask(world, formula.after);
  const until = formula.until === null ? no : ask(world, formula.until);
  return {
    begins: () => begun,
    monitor: (remembered, move) => {
      const isAfter = after(move);
      if (isAfter) begun = true;
      const active = isAfter || (remembered === 1 && !until(move));
      if (active && what(move)) return null;
      return active ? 1 : 0;
    },
  };
};

/** A place without `comes` where nothing is sure to happen, or a circle without it of answers and limits alone. */
const unfulfilled = <M extends Move>(
  world: World<M>,
  after: Asked<M>,
  comes: Asked<M>,
  options: Options<M>,
): Omit<Verdict<M>, 'never'> => {
  let begun = false;
  const isOpen: Monitor<M> = (remembered, move) => {
    const isAfter = after(move);
    if (isAfter) begun = true;
    return (remembered === 1 || isAfter) && !comes(move) ? 1 : 0;
  };
  const { places, moves, queue, wayTo } = search(world, isOpen, options);
  const open = queue.flatMap((key) => ((key & 1) === 1 ? [key >> 1] : []));
  const found = (broken: Broken<M> | null) => ({ places, moves, broken, says: begun });
  const sure = (place: number) => world.movesFrom(place).filter(({ isSure }) => isSure);
  const stuck = open.find((place) => sure(place).length === 0);
  if (stuck !== undefined) return found({ path: wayTo(stuck * 2 + 1, []), forever: [] });
  const inside = (place: number) => sure(place).filter((move) => !comes(move));
  const circleOf = circlesOf(open, inside);
  const circles = new Map<number | undefined, number[]>();
  for (const place of open) {
    const circle = circleOf.get(place);
    const known = circles.get(circle);
    if (known === undefined) circles.set(circle, [place]);
    else known.push(place);
  }
  for (const [circle, places] of circles) {
    const within = places.flatMap((place) =>
      inside(place).flatMap((move) => (circleOf.get(move.to) === circle ? [{ place, move }] : [])),
    );
    const [first] = within;
    if (first === undefined) continue;
    const delivered = new Set(within.map(({ move }) => move.delivers));
    const [some = [], ...others] = places.map((place) => new Set(sure(place).map(({ delivers }) => delivers)));
    // A message on its way at each place of the circle arrives sometime, and ends it.
    const isFair = [...some].every(
      (message) => message === '' || delivered.has(message) || others.some((messages) => !messages.has(message)),
    );
    if (isFair)
      return found({ path: wayTo(first.place * 2 + 1, []), forever: circleBack(first.move, first.place, inside) });
  }
  return found(null);
};

type Inside<M> = (place: number) => readonly M[];

/** Tarjan's algorithm without recursion: the circle of each place, which is its number if it is in none. */
const circlesOf = <M extends Move>(places: readonly number[], inside: Inside<M>): ReadonlyMap<number, number> => {
  const circles = new Map<number, number>();
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const open: number[] = [];
  const lower = (place: number, by: number) => low.set(place, Math.min(low.get(place) ?? by, by));
  for (const root of places) {
    if (order.has(root)) continue;
    const work: { place: number; moves: readonly M[]; next: number }[] = [];
    const enter = (place: number) => {
      order.set(place, order.size);
      low.set(place, order.size - 1);
      open.push(place);
      work.push({ place, moves: inside(place), next: 0 });
    };
    enter(root);
    for (let at = work.at(-1); at !== undefined; at = work.at(-1)) {
      const { place } = at;
      const to = at.moves[at.next]?.to;
      at.next += 1;
      if (to !== undefined) {
        if (!order.has(to)) enter(to);
        else if (!circles.has(to)) lower(place, order.get(to) ?? 0);
        continue;
      }
      work.pop();
      const reached = low.get(place) ?? 0;
      const parent = work.at(-1);
      if (parent !== undefined) lower(parent.place, reached);
      if (reached === order.get(place)) for (const one of open.splice(open.lastIndexOf(place))) circles.set(one, place);
    }
  }
  return circles;
};

/** The shortest way from a step back to where it began; there is one. */
const circleBack = <M extends Move>(first: M, home: number, inside: Inside<M>): M[] => {
  const ways = new Map<number, M[]>([[first.to, [first]]]);
  for (const [place, way] of ways) {
    if (place === home) return way;
    for (const move of inside(place)) if (!ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
  return [first];
};

export const judge = <M extends Move>(world: World<M>, formula: Formula, budget = 3_000_000): Verdict<M> => {
  const { see, never } = factWatch(world, formula);
  const options = { see, budget };
  if (formula.form === 'después llega') {
    const judged = unfulfilled(world, ask(world, formula.after), ask(world, formula.comes), options);
    return { ...judged, never: never() };
  }
  const { monitor, begins } = safety(world, formula);
  const { way, places, moves } = search(world, monitor, options);
  return { places, moves, broken: way === null ? null : { path: way, forever: [] }, never: never(), says: begins() };
};
