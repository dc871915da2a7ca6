import type { ActorRefFrom } from 'xstate';
import type { requestsMachine } from '../../../machines/requests/requests.machine';

export type RequestsRef = ActorRefFrom<typeof requestsMachine>;
