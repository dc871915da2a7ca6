import { type AnyActorRef, createActor, fromPromise } from 'xstate';
import { backoffMs } from '../../../domain/rules/calls/backoff';
import { chartLimitMs } from '../../../domain/rules/policy';
import { memberMachine } from '../../../machines/member/member.machine';
import type { Deps, Member } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Opening {
  deps: Pick<Deps, 'browser' | 'policy'>;
  /** Loads the member's chunk and starts its actors. */
  start: () => Promise<() => Member>;
  place: { id: string; systemId: string; parent: AnyActorRef };
}

/** The member while a session is open; null until the chunk has loaded and after the session. */
export const memberHolder = ({ deps: { browser, policy }, start, place }: Opening) => {
  let current: Member | null = null;
  const logic = wire(memberMachine, {
    actors: {
      preparar: fromPromise<void>(async ({ signal }) => {
        const begin = await start();
        if (!signal.aborted) current = begin();
      }),
    },
    delays: {
      limite: () => chartLimitMs(policy.readLimitMs),
      espera: ({ context }) => backoffMs(context.fallos, browser.random()),
    },
    actions: {
      retirar: () => {
        current?.stop();
        current = null;
      },
      registrarFallo: () => browser.log('member: no se pudo cargar'),
    },
  });
  const actor = createActor(logic, place);
  const subscribe: typeof actor.subscribe = actor.subscribe.bind(actor);
  return {
    actor,
    /** The interface of an actor, so that screens can select from it. */
    subscribe,
    getSnapshot: () => current,
  };
};
