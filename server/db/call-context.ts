import { AsyncLocalStorage } from 'node:async_hooks';

/** What the queue of statements knows of the call that asks. */
export interface CallContext {
  priority: 'first' | 'later';
  /** Whose turn it is among those that go later. */
  caller: string;
  /** Nobody waits for the answer any more: its statements that have not begun are dropped. */
  isOver(): boolean;
}

export const callContext = new AsyncLocalStorage<CallContext>();
