import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '../../../machines/profile/profile.machine';
import type { Places, Viewed } from './viewed';

export type ProfileRef = ActorRefFrom<typeof profileMachine>;

/** Starts the child flows of the selected person and shows them in their places. */
export type Parts = (viewed: Viewed, show: (places: Places) => React.ReactNode) => React.ReactNode;
