import { type AnyActorLogic, type AnyStateMachine, fromCallback } from 'xstate';

/** The chart's placeholder, which the wiring replaces. */
const needsWiring = (body: unknown): boolean => typeof body === 'function' && 'esMarcador' in body;

const namesOf = (machine: AnyStateMachine, kind: 'actors' | 'actions' | 'delays'): [string, unknown][] =>
  Object.entries(machine.implementations[kind]);

/** The placeholder of a child chart is `falta` itself; that of any other actor is made by calling `falta`. */
export const isChildChart = (machine: AnyStateMachine, actor: string): boolean =>
  typeof machine.implementations.actors[actor] === 'function';

/** The actions that leave the machine. */
export const outwardActions = (machine: AnyStateMachine): string[] =>
  namesOf(machine, 'actions').flatMap(([name, body]) => (needsWiring(body) ? [name] : []));

export interface StandIns {
  actor(name: string): AnyActorLogic;
  note(action: string, params: unknown): void;
  delays: Record<string, number>;
}

/** The machine with its actors and outward actions replaced by fakes; guards and assigns stay real. */
export const withStandIns = (machine: AnyStateMachine, { actor, note, delays }: StandIns): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(namesOf(machine, 'actors').map(([name]) => [name, actor(name)])),
    actions: Object.fromEntries(
      namesOf(machine, 'actions')
        .filter(([, body]) => needsWiring(body))
        .map(([name]) => [name, (_: unknown, params: unknown) => note(name, params)]),
    ),
    delays: Object.fromEntries(namesOf(machine, 'delays').map(([name]) => [name, delays[name] ?? 1000])),
  });

export const silentActor = (): AnyActorLogic => fromCallback(() => {});
