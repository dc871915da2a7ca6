import type { AnyStateMachine } from 'xstate';
import { matchStates, renamedStates } from '../../charts/apply/match-states';
import { leavesOf, modelOf, sameGraph } from '../../charts/apply/model';
import { nearerVersion, type Version } from '../../charts/apply/nearer-version';
import { type Code, newCodes } from '../../charts/apply/new-codes';
import { readProposals } from '../../charts/apply/read-proposals';
import { Refusal, refuse } from '../../charts/apply/refusal';
import { newNamesOf } from '../../charts/apply/runnable-proposal';
import type { JsonObject, Parse } from '../../charts/apply/syntax';
import { proposalFault } from '../../charts/apply/vet-proposal';
import { type Changes, changesBetween } from '../../charts/changes';
import { chartOf, difference } from '../../charts/difference';
import { drawnPositions, type Positions } from '../../charts/drawn-positions';
import { touchedRows } from '../../charts/touched-rows';

/** A proposal that can be applied, and what it changes. */
export interface Proposal {
  chart: JsonObject;
  lines: readonly string[];
  renamed: readonly (readonly [before: string, after: string])[];
  rows: readonly string[];
  newNames: ReturnType<typeof newNamesOf>;
  newCodes: readonly Code[];
  /** The innermost states that are new: each lacks its screen and its words. */
  newStates: readonly string[];
  changes: Changes;
  /** As it was drawn in Stately, if its program says so. */
  positions: Positions;
}

export type Reading =
  | { kind: 'rechazada'; why: string }
  /** It was drawn on an older version of the chart. */
  | { kind: 'anterior'; why: string }
  | { kind: 'igual' }
  | { kind: 'distinta'; proposal: Proposal };

const ofFlow = (charts: readonly JsonObject[], machine: AnyStateMachine, flow: string, where: string): JsonObject => {
  const own = charts.find(({ id }) => id === machine.id);
  const ids = charts.map(({ id }) => String(id)).join(', ');
  return own ?? refuse(where, `su id (${ids}) no es el de ${flow}; abra su flujo, o escriba «${machine.id}»`);
};

/** What a pasted or dropped text proposes for a flow, by the rules of `npm run charts -- --apply`. */
export const readProposal = (
  { name, machine }: { name: string; machine: AnyStateMachine },
  { where, text }: { where: string; text: string },
  { versions, parse }: { versions: readonly Version[]; parse: Parse },
): Reading => {
  try {
    const chart = ofFlow(readProposals(parse, where, text), machine, name, where);
    const fault = proposalFault(chart, where);
    if (fault !== null) return { kind: 'rechazada', why: fault };
    const today = chartOf(machine);
    const [old, now] = [modelOf(today as JsonObject, name), modelOf(chart, where)]; // JSON, as an object
    if (sameGraph(old, now)) return { kind: 'igual' };
    const older = nearerVersion(versions, today, chart);
    if (older !== null)
      return { kind: 'anterior', why: `${where}: está dibujada sobre la versión del ${older} de ${name}` };
    const changes = changesBetween(today, chart);
    const renamed = renamedStates(matchStates(old, now));
    const known = new Set(leavesOf(old).map((path) => renamed.get(path) ?? path));
    return {
      kind: 'distinta',
      proposal: {
        chart,
        lines: difference(today, chart),
        renamed: [...renamed],
        rows: touchedRows(changes),
        newNames: newNamesOf(machine, chart),
        newCodes: newCodes(old, now),
        newStates: leavesOf(now).filter((path) => !known.has(path)),
        changes,
        positions: drawnPositions(text, machine.id),
      },
    };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'rechazada', why: error.message };
    throw error;
  }
};
