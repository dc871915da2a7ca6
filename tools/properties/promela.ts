import type { ChartMove } from './chart-world';
import type { Composition } from './compose';
import { askOf, type Condition, conditionsOf, type Fact, type Formula, factsOf, factText, isOfPlace } from './formula';
import type { Reduced } from './reduce';

/** In the variable of a part 0 is a page that is not open. */
const numberOf = (block: number): number => block + 1;

const blocksOf = ({ blocks }: Reduced): number[] => [...Array(blocks).keys()];

const eventOf = (label: string): string => label.split(' (')[0] ?? '';

/** Numbers that follow each other are one range. */
const isOneOf = (variable: string, numbers: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return [...ranges.map(([low, high]) => `${variable} >= ${low} && ${variable} <= ${high}`), 'false'].join(' || ');
};

const expressionOf = (condition: Condition, ofFact: (fact: Fact) => string): string => {
  if (condition.is === 'hecho') return ofFact(condition.fact);
  if (condition.is === 'no') return `(! ${expressionOf(condition.what, ofFact)})`;
  const [left, right] = [expressionOf(condition.left, ofFact), expressionOf(condition.right, ofFact)];
  return `(${left} ${condition.is === 'y' ? '&&' : '||'} ${right})`;
};

/** One statement: SPIN takes any of those whose conditions hold. */
const option = (conditions: readonly string[], effects: readonly string[]): string =>
  `:: ${conditions.join(' && ')} -> d_step { ${effects.join('; ')} }`;

/** The formula's bit and what must not be, from the words of docs/analysts.md. */
const monitorOf = (formula: Formula, text: (condition: Condition | null) => string): string[] => {
  switch (formula.form) {
    case 'nunca':
      return [
        `came = came || ${text(formula.before)}`,
        `assert(came || ! ${text(formula.what)})`,
        `came = came && ! ${text(formula.since)}`,
      ];
    case 'después nunca':
      return [
        `came = ${text(formula.after)} || (came && ! ${text(formula.until)})`,
        `assert(!(came && ${text(formula.what)}))`,
      ];
    case 'después llega':
      return [`came = (came || ${text(formula.after)}) && ! ${text(formula.comes)}`];
  }
};

/**
 * A composition and a formula as a model of SPIN, which builds the product itself: a variable of each part, a bit of each
 * late message, and what the formula remembers. A step, with all that it tells and the pages it closes, is atomic, and
 * all other variables are 0 between steps. So SPIN stores each place with its bit, and one state before the first step.
 *
 * `isLiveness` is for «llega», whose other model asserts nothing. From any place on where it has not come the person may
 * do nothing more. Then SPIN looks for a place where nothing is sure to come (assert), and for a circle in which no
 * message is on its way forever (accept).
 */
export const promela = (
  { parts, passings, limits }: Composition,
  formula: Formula,
  charts: readonly Reduced[],
  isLiveness = false,
): string => {
  const all = [...parts].map(([name, { world, while: open }], index) => ({
    name,
    at: `in_${name}`,
    chart: charts[index] as Reduced,
    holds: world.holds,
    open,
  }));
  type One = (typeof all)[number];
  const partOf = (name: string): One => all.find((part) => part.name === name) as One;
  const conditions = [...all.map(({ open }) => open), ...[...passings, ...limits].map(({ onlyIf }) => onlyIf)];
  const asked = [...conditionsOf(formula), ...conditions.filter((one) => one !== null)].flatMap(factsOf);
  const facts = [...new Map(asked.map((fact) => [factText(fact), fact]))].map(([key, fact], index) => {
    const { name, at, chart, holds } = partOf(fact.of);
    const is = holds(fact);
    const blocks = isOfPlace(fact) ? blocksOf(chart).filter((block) => is(chart.into(block))) : null;
    return { key, id: `fact_${index}`, name, is, place: blocks && isOneOf(at, blocks.map(numberOf)) };
  });
  const stepFacts = facts.filter(({ place }) => place === null);
  const text = (condition: Condition | null, none: 'true' | 'false' = 'false'): string =>
    condition === null
      ? none
      : expressionOf(condition, (fact) => facts.find(({ key }) => key === factText(fact))?.id ?? '');
  const messages = passings.map((passing, index) => ({
    ...passing,
    index,
    when: askOf(passing.when, partOf(passing.from).holds),
  }));
  const late = messages.filter(({ isLate }) => isLate);
  const bounds = limits.map(({ of, when }, index) => ({ of, index, when: askOf(when, partOf(of).holds) }));
  const macros = [
    ...facts.flatMap(({ id, place }) => (place === null ? [] : [`${id} (${place})`])),
    ...all.map(({ name, open }) => `OPEN_${name} ${text(open, 'true')}`),
    ...passings.map(({ onlyIf }, index) => `HEARS_${index} ${text(onlyIf, 'true')}`),
    ...limits.map(({ onlyIf }, index) => `ALLOWS_${index} ${text(onlyIf)}`),
  ];

  /** What is told at once is a stack with the first message on top: it is heard first, with all that follows from it. */
  const effectsOf = ({ name, at, chart }: One, move: ChartMove): string[] => {
    const told = messages.filter(({ from, when }) => from === name && when(move));
    return [
      `${at} = ${numberOf(chart.blockOf(move.to))}`,
      ...stepFacts.flatMap(({ name: of, is, id }) => (of === name && is(move) ? [`${id} = 1`] : [])),
      ...told.flatMap(({ isLate, index }) => (isLate ? [`late[${index}] = 1`] : [])),
      ...told.toReversed().flatMap(({ isLate, index }) => (isLate ? [] : [`stack[depth] = ${index}`, 'depth++'])),
    ];
  };
  const allowed = ({ name }: One, move: ChartMove): string[] =>
    bounds.flatMap(({ of, when, index }) => (of === name && when(move) ? [`ALLOWS_${index}`] : []));
  const movesOf = ({ at, chart }: One, isOf: (move: ChartMove) => boolean) =>
    blocksOf(chart).flatMap((block) =>
      chart
        .movesFrom(block)
        .filter(isOf)
        .map((move) => ({ move, here: `${at} == ${numberOf(block)}` })),
    );
  const always = all.filter(({ open }) => open === null);
  const sometimes = all.filter(({ open }) => open !== null);
  const sure = `begun == ${always.length}`;
  const unsure = isLiveness ? `${sure} && !alone` : sure;
  const starts = always.flatMap((part, index) =>
    part.chart.starts.map((move) => option([`begun == ${index}`], ['begun++', ...effectsOf(part, move)])),
  );
  const steps = [
    ...sometimes.flatMap((part) => [
      ...part.chart.starts.map((move) =>
        option([unsure, `${part.at} == 0`, `OPEN_${part.name}`, ...allowed(part, move)], effectsOf(part, move)),
      ),
      option([unsure, `${part.at} != 0`], [`${part.at} = 0`]),
    ]),
    ...all.flatMap((part) => {
      const told = new Set(messages.flatMap(({ to, label }) => (to === part.name ? [label] : [])));
      return movesOf(part, ({ label }) => !told.has(label) && !told.has(eventOf(label))).map(({ move, here }) =>
        option([move.isSure ? sure : unsure, here, ...allowed(part, move)], effectsOf(part, move)),
      );
    }),
    ...late.map(({ index }) =>
      option(
        [sure, `late[${index}]`],
        [`late[${index}] = 0`, `arrived = ${index + 1}`, `stack[0] = ${index}`, 'depth = 1'],
      ),
    ),
    ...(isLiveness
      ? [`:: ${unsure} && came -> alone = 1; goto next`, ':: else -> assert(!alone); goto end_quiet']
      : []),
  ];
  const hearings = messages.flatMap(({ index, to, label }) =>
    movesOf(partOf(to), (move) => move.label === label || move.label.startsWith(`${label} (`)).map(({ move, here }) =>
      option([`heard == ${index}`, `HEARS_${index}`, here], effectsOf(partOf(to), move)),
    ),
  );
  // Each message in turn, once it is not on its way or has just arrived.
  const fairness = `if
    :: !alone -> arrived = 0
    :: alone && !came -> goto end_quiet
    :: else ->
      ${late.map(({ index }, turn) => `if :: turn == ${turn} && (!late[${index}] || arrived == ${index + 1}) -> turn++ :: else fi;`).join('\n      ')}
      arrived = 0;
      if :: turn == ${late.length} -> turn = 0; goto accept_fair :: else fi
    fi`;
  const lines = (list: readonly string[]): string => [...new Set(list)].join('\n    ');
  return `${macros.map((macro) => `#define ${macro}\n`).join('')}
${all.map(({ at }) => `short ${at};\n`).join('')}
${stepFacts.map(({ id }) => `bit ${id};\n`).join('')}
bit came, alone, late[${passings.length + 1}];
byte begun, depth, stack[16], heard, arrived, turn;

init {
next:
  do
  :: atomic {
    if
    :: begun < ${always.length}
    ${lines(steps)}
    fi;
    do
    :: depth == 0 && begun < ${always.length} ->
    if
    ${lines(starts)}
    fi
    :: depth > 0 ->
    d_step { depth--; heard = stack[depth]; stack[depth] = 0 }
    if
    ${lines(hearings)}
    :: else
    fi;
    heard = 0
    :: else -> break
    od;
    skip;
    ${sometimes.map(({ at, name }) => `if :: ${at} != 0 && !OPEN_${name} -> ${at} = 0 :: else fi;`).join('\n    ')}
    d_step { ${[...monitorOf(formula, text), ...stepFacts.map(({ id }) => `${id} = 0`)].join('; ')} }
    ${isLiveness ? fairness : 'arrived = 0'}
  }
  od;
accept_fair: true; goto next;
end_quiet: false
}
`;
};
