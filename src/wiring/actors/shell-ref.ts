import type { ActorRefFrom } from 'xstate';
import type { shellMachine } from '../../../machines/shell/shell.machine';

export type ShellRef = ActorRefFrom<typeof shellMachine>;
