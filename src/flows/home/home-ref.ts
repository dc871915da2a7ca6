import type { ActorRefFrom } from 'xstate';
import type { homeMachine } from '../../../machines/home/home.machine';

export type HomeRef = ActorRefFrom<typeof homeMachine>;
