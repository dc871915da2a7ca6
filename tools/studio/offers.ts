import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Fed } from '../explore/explore';
import { eventName, guardName, nodesOf } from '../explore/universe';
import type { Simulation } from './simulation';

export interface Offer {
  label: string;
  /** The label within its group. */
  short: string;
  /** The guard that makes the machine ignore the event; empty: accepted. */
  refusal: string;
}

export interface OfferGroup {
  name: string;
  offers: readonly Offer[];
}

const groupOf = ({ event: { type } }: Fed): string => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? type;

const shortOf = ({ event: { type }, label }: Fed): string => {
  const row = /\((.+)\)$/.exec(label)?.[1] ?? label;
  return type.startsWith('xstate.error.') ? `fallo: ${row}` : row;
};

const refusalOf = (snapshot: AnyMachineSnapshot, { event }: Fed): string => {
  if (snapshot.can(event)) return '';
  const guards = snapshot._nodes.flatMap((node) =>
    (node.transitions.get(event.type) ?? []).map(({ guard }) => guardName(guard)),
  );
  return `No se cumple ${[...new Set(guards)]
    .filter((guard) => guard !== '')
    .map((guard) => `[${guard}]`)
    .join(' ni ')}.`;
};

/** In groups: a service with its answers, or an event with its data. Timers are not included: time has its own control. */
export const offersOf = ({ actor, offered }: Simulation) => {
  const snapshot = actor.getSnapshot();
  const groups = new Map<string, { answer: boolean; offers: Offer[] }>();
  for (const fed of offered()) {
    if (fed.event.type.startsWith('xstate.after.')) continue;
    const name = groupOf(fed);
    const group = groups.get(name) ?? { answer: name !== fed.event.type, offers: [] };
    group.offers.push({ label: fed.label, short: shortOf(fed), refusal: refusalOf(snapshot, fed) });
    groups.set(name, group);
  }
  const listed = (answer: boolean): OfferGroup[] =>
    [...groups].flatMap(([name, group]) => (group.answer === answer ? [{ name, offers: group.offers }] : []));
  return { answers: listed(true), events: listed(false) };
};

/** Events of the chart that the state does not listen to. */
export const unheard = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): string[] => {
  const heard = new Set(
    snapshot.status === 'active' ? snapshot._nodes.flatMap((node) => [...node.transitions.keys()]) : [],
  );
  const all = nodesOf(machine).flatMap((node) => [...node.transitions.keys()]);
  return [...new Set(all)]
    .filter((type) => !type.startsWith('xstate.') && !heard.has(type))
    .map(eventName)
    .toSorted();
};
