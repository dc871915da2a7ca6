import { type AnyStateMachine, createMachine, fromPromise } from 'xstate';
import type { Cases } from '../../explore/flows';
import { nodeName, nodesOf } from '../../explore/universe';
import { chartOf } from '../difference';
import { matchStates, renamedStates } from './match-states';
import { joined, listed, modelOf } from './model';
import { namesUsed } from './names-used';
import { type Code, newCodes } from './new-codes';
import { type Section, sections } from './placeholders';
import { isObject, type Json, type JsonObject } from './syntax';

/** What each new condition is to say; one that is missing is not decided. */
export type Answers = Readonly<Record<string, boolean>>;

export interface Runnable {
  /** The proposal, and the chart of today; both hear the codes that the proposal adds. */
  cases: Cases;
  today: Cases;
  /** The states whose dotted name is another one now, by the old one. */
  renamed: ReadonlyMap<string, string>;
  /** New conditions that were asked and are not decided. */
  undecided: Set<string>;
}

type NewNames = Readonly<Record<Section, readonly string[]>>;

/** Names of the proposal that the machine has no body for. */
export const newNamesOf = (machine: AnyStateMachine, proposal: JsonObject): NewNames => {
  const used = namesUsed(modelOf(proposal, ''));
  const added = (section: Section) =>
    [...used[section].keys()].filter((name) => machine.implementations[section][name] === undefined);
  const [actors, delays, guards, actions] = sections.map(added);
  return { actors: actors ?? [], delays: delays ?? [], guards: guards ?? [], actions: actions ?? [] };
};

/** A chart whose transitions need no event turns round for ever; xstate ends that as an error. */
const maxIterations = 100;

/** What a drawing cannot say stays as the machine has it: context, and what calls and ends are given. */
const withFunctions = (
  machine: AnyStateMachine,
  proposal: JsonObject,
  oldOf: ReadonlyMap<string, string>,
): AnyStateMachine['config'] => {
  const nodes = new Map(nodesOf(machine).map((node) => [nodeName(node), node]));
  const invokes = [...nodes.values()].flatMap((node) => node.invoke.map((invoke) => ({ node, invoke })));
  const called = (one: Json, path: string): object => {
    if (!isObject(one)) return {};
    const same = invokes.filter(({ invoke }) => invoke.src === one.src);
    const own = same.find(({ node, invoke }) => invoke.id === one.id && nodeName(node) === oldOf.get(path)) ?? same[0];
    return { ...one, input: own?.invoke.input };
  };
  const state = (raw: JsonObject, path: string): object => {
    const children = Object.entries(isObject(raw.states) ? raw.states : {});
    const was = nodes.get(path === '' ? '(raíz)' : (oldOf.get(path) ?? ''));
    return {
      ...raw,
      output: was?.output,
      invoke: listed(raw.invoke).map((one) => called(one, path)),
      states: Object.fromEntries(
        children.map(([key, child]) => [key, isObject(child) ? state(child, joined(path, key)) : {}]),
      ),
    };
  };
  const config = { ...state(proposal, ''), context: machine.config.context, options: { maxIterations } };
  return config as AnyStateMachine['config']; // `modelOf` has read it as a chart.
};

const standIn = (): never => {
  throw new Error('falta');
};
standIn.esMarcador = true;

const isReply = (row: unknown): row is { ok: true; reply: { codigoMensaje: unknown; codigo?: unknown } } =>
  typeof row === 'object' &&
  row !== null &&
  'reply' in row &&
  typeof row.reply === 'object' &&
  row.reply !== null &&
  'codigoMensaje' in row.reply;

/** An answer with a code that the contract does not list yet, as it is read today. */
const unlisted = (code: number) => ({
  ok: true,
  reply: { codigoMensaje: 'otro', codigo: code, mensaje: 'Mensaje del servidor.' },
});

/** Each new code is answered once: by the row that has it already, or by a row of its own. */
export const withCodes = ({ replies }: Cases, codes: readonly Code[], listed: boolean): Cases['replies'] => {
  const all = { ...replies };
  for (const { call, code } of codes) {
    const rows = all[call] ?? {};
    const [name = String(code), row = unlisted(code)] =
      Object.entries(rows).find(([, one]) => isReply(one) && one.reply.codigo === code) ?? [];
    const reply = isReply(row) && listed ? { ...row, reply: { ...row.reply, codigoMensaje: code } } : row;
    all[call] = { ...rows, [name]: reply };
  }
  return all;
};

/** The proposal in the place of the machine: with the machine's bodies, and stand-ins for what nobody has written yet. */
export const runnableProposal = (cases: Cases, proposal: JsonObject, answers: Answers): Runnable => {
  const { machine, where = {} } = cases;
  const [old, now] = [modelOf(chartOf(machine) as JsonObject, ''), modelOf(proposal, '')]; // JSON, as an object
  const matches = matchStates(old, now);
  const codes = newCodes(old, now);
  const added = newNamesOf(machine, proposal);
  const undecided = new Set<string>();
  const decide = (name: string) => () => {
    const answer = answers[name];
    if (answer !== undefined) return answer;
    undecided.add(name);
    throw new Error(`nadie ha dicho cuándo se cumple «${name}»`);
  };
  const each = <T>(section: Section, make: (name: string) => T): Record<string, T> =>
    Object.fromEntries(added[section].map((name) => [name, make(name)]));
  const drawn: AnyStateMachine = createMachine(
    withFunctions(machine, proposal, matches.oldOf),
    machine.implementations,
  );
  const run = drawn.provide({
    guards: each('guards', decide),
    actions: each('actions', () => standIn),
    delays: each('delays', () => 1000),
    actors: each('actors', () => fromPromise(standIn)),
  });
  const states = new Set(nodesOf(run).map(nodeName));
  return {
    renamed: renamedStates(matches),
    undecided,
    today: { ...cases, replies: withCodes(cases, codes, false) },
    cases: {
      ...cases,
      machine: run,
      where: Object.fromEntries(Object.entries(where).filter(([state]) => states.has(state))),
      replies: { ...withCodes(cases, codes, true), ...each('actors', () => ({ 'respuesta nueva': {} })) },
    },
  };
};
