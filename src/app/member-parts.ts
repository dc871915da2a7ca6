import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { MemberStore } from '../platform/member-store';
import type { Affiliate } from '../rules/session/session';
import type { Parts } from './parts';

/** What the wiring of a flow is made of that exists while one session is open. */
export interface MemberParts extends Parts {
  affiliate: Affiliate;
  /** What this browser keeps of the member. */
  kept: MemberStore;
  clock: Pick<ActorOptions<AnyActorLogic>, 'clock'>;
}
