import type { ActorRefFrom } from 'xstate';
import type { coverageMachine } from '../../../machines/coverage/coverage.machine';

export type CoverageRef = ActorRefFrom<typeof coverageMachine>;
