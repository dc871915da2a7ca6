import type { Together } from '../../machines/together';
import type { Flow } from '../explore/flows';
import type { JointPath } from '../qa/recorded';
import { chartWorld } from './chart-world';
import { heardBy, partial, whenOf } from './checked-rows';
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

const readTables = (flows: readonly Flow[], together: Together): Composition => {
  const { name, charts, ofTab = {}, shared = {}, messages, limits } = together;
  const tabs = together.tabs === 1 ? [1] : [1, 2];
  const perTab = new Set([...Object.keys(charts), ...Object.keys(ofTab)]);
  const read = (text: string, tab: number): Condition => inTab(conditionOf(numbered(text, tab)), perTab, tab);
  const called = (part: string, tab: number): string => (perTab.has(part) ? `${part}${tab}` : part);
  const parts = new Map<string, Part>();
  for (const tab of tabs) {
    for (const [chart, taking] of Object.entries(charts)) {
      const cases = flows.find((flow) => flow.name === chart)?.cases;
      if (cases === null || cases === undefined) throw new Unreadable(`flujo desconocido: ${chart}`);
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
          when: whenOf(parts, called(from, tab), when),
          to: called(to, target),
          label: heardBy(parts, called(to, target), numbered(what, tab)),
          onlyIf: onlyIf === undefined ? null : read(onlyIf, target),
          isLate: otherTab,
        },
      ];
    }),
  );
  const bounds: Limit[] = tabs.flatMap((tab) =>
    limits.map(({ of, when, onlyIf }) => ({
      of: called(of, tab),
      when: whenOf(parts, called(of, tab), when),
      onlyIf: read(onlyIf, tab),
    })),
  );
  return { name, parts, passings, limits: bounds };
};

export const compositionOf = (flows: readonly Flow[], together: Together): Composition => {
  try {
    return readTables(flows, together);
  } catch (error) {
    throw error instanceof Unreadable ? new Unreadable(`${together.name}: ${error.message}`) : error;
  }
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
    // What surroundings never come to may be what must never be.
    never: verdict.never.filter(({ of }) => Object.hasOwn(together.charts, of.replace(/\d$/, ''))),
    recorded: verdict.broken === null ? null : recordedTogether(together, world, verdict.broken),
  };
};
