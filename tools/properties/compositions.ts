import type { Together } from '../../machines/together';
import type { Flow } from '../explore/flows';
import type { JointPath } from '../qa/recorded';
import { type ChartMove, type ChartWorld, chartWorld } from './chart-world';
import {
  type Composition,
  compose,
  type JointMove,
  type JointWorld,
  type Limit,
  type Part,
  type Passing,
} from './compose';
import { type Condition, conditionOf, type Formula, formulaOf, Unreadable } from './formula';
import { recordedTogether } from './joint-path';
import { judge, type Verdict } from './judge';
import { tableWorld } from './table-world';

const numbered = (text: string, tab: number): string => text.replaceAll('#', String(tab));

/** Gives the facts that name a part of each tab the number of this tab. */
const inTab = (condition: Condition, perTab: ReadonlySet<string>, tab: number): Condition => {
  if (condition.is === 'hecho') {
    const { fact } = condition;
    return perTab.has(fact.of) ? { is: 'hecho', fact: { ...fact, of: `${fact.of}${tab}` } } : condition;
  }
  if (condition.is === 'no') return { is: 'no', what: inTab(condition.what, perTab, tab) };
  return { ...condition, left: inTab(condition.left, perTab, tab), right: inTab(condition.right, perTab, tab) };
};

const partial = (world: ChartWorld, { starts, without = [] }: Together['charts'][string]): ChartWorld => {
  const isKept = ({ label }: ChartMove) => !without.includes(label);
  return {
    ...world,
    starts: world.starts.filter(
      ({ label }) => starts === undefined || starts.some((one) => label === `inicio (${one})`),
    ),
    moves: world.moves.filter(isKept),
    movesFrom: (place) => world.movesFrom(place).filter(isKept),
  };
};

export const compositionOf = (flows: readonly Flow[], together: Together): Composition => {
  const { name, charts, ofTab = {}, shared = {}, messages, limits } = together;
  const tabs = together.tabs === 1 ? [1] : [1, 2];
  const perTab = new Set([...Object.keys(charts), ...Object.keys(ofTab)]);
  const read = (text: string, tab: number): Condition => inTab(conditionOf(numbered(text, tab)), perTab, tab);
  const called = (part: string, tab: number): string => (perTab.has(part) ? `${part}${tab}` : part);
  const parts = new Map<string, Part>();
  for (const tab of tabs) {
    for (const [chart, taking] of Object.entries(charts)) {
      const cases = flows.find((flow) => flow.name === chart)?.cases;
      if (cases === null || cases === undefined) throw new Unreadable(`${name}: flujo desconocido: ${chart}`);
      const open = taking.while === undefined ? null : read(taking.while, tab);
      parts.set(`${chart}${tab}`, { world: partial(chartWorld(cases), taking), while: open });
    }
    for (const [table, states] of Object.entries(ofTab))
      parts.set(`${table}${tab}`, { world: tableWorld(table, states), while: null });
  }
  for (const [table, states] of Object.entries(shared))
    parts.set(table, { world: tableWorld(table, states), while: null });
  const passings: Passing[] = tabs.flatMap((tab) =>
    messages.flatMap(({ from, when, to, what, otherTab = false, onlyIf }) => {
      if (otherTab && tabs.length === 1) return [];
      const target = otherTab ? 3 - tab : tab;
      return [
        {
          from: called(from, tab),
          when: conditionOf(when),
          to: called(to, target),
          label: numbered(what, tab),
          onlyIf: onlyIf === undefined ? null : read(onlyIf, target),
          isLate: otherTab,
        },
      ];
    }),
  );
  const bounds: Limit[] = tabs.flatMap((tab) =>
    limits.map(({ of, when, onlyIf }) => ({
      of: called(of, tab),
      when: conditionOf(when),
      onlyIf: read(onlyIf, tab),
    })),
  );
  return { name, parts, passings, limits: bounds };
};

export const worldTogether = (flows: readonly Flow[], together: Together, formula: Formula): JointWorld =>
  compose(compositionOf(flows, together), formula);

export const judgeTogether = (
  flows: readonly Flow[],
  together: Together,
  text: string,
): Verdict<JointMove> & { recorded: JointPath | null } => {
  const formula = formulaOf(text);
  const world = worldTogether(flows, together, formula);
  const verdict = judge(world, formula);
  return {
    ...verdict,
    recorded: verdict.broken === null ? null : recordedTogether(together, world, verdict.broken),
  };
};
