import fc from 'fast-check';
import type { ChartMove } from '../properties/chart-world';
import type { Composition, Limit, Part, Passing } from '../properties/compose';
import type { Condition, Fact, Formula } from '../properties/formula';
import { tableWorld } from '../properties/table-world';

const names = ['uno', 'dos', 'tres', 'cuatro'];
const states = ['a', 'b', 'c'];
/** By rank: what tells is of a lower rank than what is told, so that every cascade ends. Two have rows. */
const events = ['E0', 'E1', 'E2 (x)', 'E2 (y)', 'E3 (x)', 'E3 (y)'];
const rankOf = (event: string): number => Number(event[1]);

const table = fc
  .tuple(...states.map(() => fc.dictionary(fc.constantFrom(...events), fc.constantFrom(...states), { minKeys: 1 })))
  .map((rows) => Object.fromEntries(states.map((state, index) => [state, rows[index] ?? {}])));

/** Tables have no answers and limits, so some of their events are taken for these. */
const part = (name: string) =>
  fc.tuple(table, fc.subarray(events, { maxLength: 2 })).map(([rows, sure]) => {
    const world = tableWorld(name, rows);
    const marked = new Map(world.moves.map((move) => [move, { ...move, isSure: sure.includes(move.label) }]));
    const mark = (move: ChartMove): ChartMove => marked.get(move) ?? move;
    return { ...world, moves: world.moves.map(mark), movesFrom: (at: number) => world.movesFrom(at).map(mark) };
  });

const happens = (of: string, name: string): Condition => ({ is: 'hecho', fact: { kind: 'ocurre', of, name, row: '' } });

const factOf = (kinds: readonly Fact['kind'][], parts: readonly string[]): fc.Arbitrary<Fact> =>
  fc.constantFrom(...kinds).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      of: fc.constantFrom(...parts),
      name: fc.constantFrom(...(kind === 'ocurre' ? events : states)),
      row: fc.constant(''),
    }),
  );

const conditionOver = (fact: fc.Arbitrary<Fact>): fc.Arbitrary<Condition> => {
  const one = fact.map((fact): Condition => ({ is: 'hecho', fact }));
  const no = one.map((what): Condition => ({ is: 'no', what }));
  const two = fc.record({ is: fc.constantFrom('y', 'o'), left: fc.oneof(one, no), right: one });
  return fc.oneof(one, no, two);
};

const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });

const passing = (parts: readonly string[]): fc.Arbitrary<Passing> =>
  fc
    .record({
      from: fc.constantFrom(...parts),
      heard: fc.constantFrom(...events),
      to: fc.constantFrom(...parts),
      told: fc.constantFrom(...events, 'E2', 'E3'),
      onlyIf: orNull(conditionOver(factOf(['estado'], parts))),
      also: orNull(conditionOver(factOf(['entra', 'deja', 'estado'], ['']))),
      isLate: fc.boolean(),
    })
    .map(({ from, heard, to, told, onlyIf, also, isLate }) => {
      const when = happens('', heard);
      return {
        from,
        to,
        label: told,
        onlyIf,
        when: also === null ? when : { is: 'y', left: when, right: also },
        isLate: isLate || rankOf(told) <= rankOf(heard),
      };
    });

const limit = (parts: readonly string[]): fc.Arbitrary<Limit> =>
  fc.record({
    of: fc.constantFrom(...parts),
    when: fc.constantFrom(...events).map((event) => happens('', event)),
    onlyIf: conditionOver(factOf(['estado'], parts)),
  });

const formula = (parts: readonly string[]): fc.Arbitrary<Formula> => {
  const any = conditionOver(factOf(['estado', 'ocurre', 'entra', 'deja'], parts));
  return fc.oneof(
    fc.record({ form: fc.constant('nunca'), what: any, before: orNull(any), since: orNull(any) }),
    fc.record({ form: fc.constant('después nunca'), after: any, what: any, until: orNull(any) }),
    fc.record({ form: fc.constant('después llega'), after: any, comes: any }),
  );
};

/** Compositions of a few tables, with everything that the table of compositions knows. */
export const randomCompositions: fc.Arbitrary<{ composition: Composition; formula: Formula }> = fc
  .integer({ min: 2, max: names.length })
  .map((count) => names.slice(0, count))
  .chain((named) =>
    fc
      .record({
        worlds: fc.tuple(...named.map(part)),
        open: orNull(conditionOver(factOf(['estado'], named.slice(0, 1)))),
        passings: fc.array(passing(named), { maxLength: 6 }),
        limits: fc.array(limit(named), { maxLength: 3 }),
        formula: formula(named),
      })
      .map(({ worlds, open, passings, limits, formula }) => ({
        composition: {
          name: 'al azar',
          parts: new Map(
            worlds.map((world, index): [string, Part] => [
              named[index] ?? '',
              { world, while: index === worlds.length - 1 ? open : null },
            ]),
          ),
          passings,
          limits,
        },
        formula,
      })),
  );
