import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from '../../../machines/history/history.machine';
import type { historyListsMachine } from '../../../machines/historyLists/historyLists.machine';

export type HistoryRef = ActorRefFrom<typeof historyMachine>;
export type ListsRef = ActorRefFrom<typeof historyListsMachine>;
