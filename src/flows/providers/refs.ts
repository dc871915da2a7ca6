import type { ActorRefFrom } from 'xstate';
import type { nearbyMachine } from '../../../machines/nearby/nearby.machine';
import type { providerListsMachine } from '../../../machines/providerLists/providerLists.machine';
import type { providersMachine } from '../../../machines/providers/providers.machine';

export type ProvidersRef = ActorRefFrom<typeof providersMachine>;

/** The search actor, and the other actors of its form. */
export interface Refs {
  providers: ProvidersRef;
  lists: ActorRefFrom<typeof providerListsMachine>;
  nearby: ActorRefFrom<typeof nearbyMachine>;
}
