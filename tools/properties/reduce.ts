import type { ChartMove, ChartWorld } from './chart-world';
import type { Fact } from './formula';
import { isOfPlace } from './formula';

/** A chart of a composition in which places that nobody can tell apart are one. */
export interface Reduced {
  starts: readonly ChartMove[];
  /** The block of each place of the chart. */
  blockOf(place: number): number;
  blocks: number;
  /** Of each block one move for each way in which moves differ. */
  movesFrom(block: number): readonly ChartMove[];
  /** A move into the block, of which facts of places can be asked. */
  into(block: number): ChartMove;
  /** The move of this very place that stands for the same as one of its block. */
  sameFrom(place: number, move: ChartMove): ChartMove | undefined;
}

/**
 * Merges places by bisimulation: the same facts, and for each kind of step the same blocks to go to. What distinguishes
 * steps is what is asked of them, whether they are sure to come, and the label where a message gives it.
 */
export const reduce = (world: ChartWorld, facts: readonly Fact[], isMessage: (move: ChartMove) => boolean): Reduced => {
  const asked = facts.map((fact) => ({ is: world.holds(fact), ofPlace: isOfPlace(fact) }));
  const bits = (move: ChartMove, ofPlace: boolean) =>
    asked.map(({ is, ofPlace: of }) => (of === ofPlace && is(move) ? '1' : '0')).join('');
  const into: ChartMove[] = [];
  for (const move of [...world.starts, ...world.moves]) into[move.to] ??= move;
  const kinds = new Map<ChartMove, string>();
  for (const move of world.moves)
    kinds.set(move, `${bits(move, false)}${move.isSure ? '!' : ''}${isMessage(move) ? move.label : ''}`);
  const kindOf = (move: ChartMove, to: readonly number[]) => `${kinds.get(move)}>${to[move.to]}`;
  let blocks = number(into.map((move) => bits(move, true)));
  for (let before = 0; before < blocks.count; ) {
    before = blocks.count;
    const { of } = blocks;
    blocks = number(
      into.map((_, place) => {
        const ways = new Set(world.movesFrom(place).map((move) => kindOf(move, of)));
        return `${of[place]}:${[...ways].toSorted().join('|')}`;
      }),
    );
  }
  const { of, count } = blocks;
  const [moves, entrances]: [ChartMove[][], ChartMove[]] = [[], []];
  for (const [place, move] of into.entries()) {
    const block = of[place];
    // Nothing leads there.
    if (block === undefined) continue;
    entrances[block] ??= move;
    if (moves[block] !== undefined) continue;
    const known = new Map<string, ChartMove>();
    for (const one of world.movesFrom(place)) {
      const key = kindOf(one, of);
      if (!known.has(key)) known.set(key, one);
    }
    moves[block] = [...known.values()];
  }
  return {
    starts: world.starts,
    blockOf: (place) => of[place] ?? 0,
    blocks: count,
    movesFrom: (block) => moves[block] ?? [],
    into: (block) => entrances[block] as ChartMove, // each block has a place, which some move enters
    sameFrom: (place, move) => world.movesFrom(place).find((one) => kindOf(one, of) === kindOf(move, of)),
  };
};

const number = (keys: readonly string[]): { of: number[]; count: number } => {
  const known = new Map<string, number>();
  const of = keys.map((key) => {
    const found = known.get(key) ?? known.size;
    known.set(key, found);
    return found;
  });
  return { of, count: known.size };
};
