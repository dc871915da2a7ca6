import type { ActorRefFrom } from 'xstate';
import type { photoMachine } from '../../../machines/photo/photo.machine';

export type PhotoRef = ActorRefFrom<typeof photoMachine>;

export interface PhotoViewProps {
  actor: PhotoRef;
  /** The address of the current photo; empty: none. */
  current: string;
  initials: string;
}
