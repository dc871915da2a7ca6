import { AsyncLocalStorage } from 'node:async_hooks';

/** What the statement queue knows about the current call. */
export interface CallContext {
  priority: 'first' | 'later';
  /** The caller, for fair turns among low-priority calls. */
  caller: string;
  /** Aborted when the client disconnects. Statements that have not started are dropped. */
  isOver(): boolean;
}

export const callContext = new AsyncLocalStorage<CallContext>();
