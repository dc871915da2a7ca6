import { type CallContext, callContext } from './call-context';
import { DbUnavailable } from './db';

interface Options {
  /** Statements and transactions that may run at once. */
  slots: number;
  /** How many of those low-priority calls may use. */
  laterSlots: number;
  maxWaiting?: number;
  /** Without a limit a statement waits without end. */
  maxWaitMs?: number;
}

interface Waiting {
  begin(): void;
  giveUp(reason: string): void;
  isOver(): boolean;
}

/** High priority, never dropped. */
export const background: CallContext = { priority: 'first', caller: '', isOver: () => false };

/** Round-robin over callers; each caller's statements in the order of arrival. */
const createTurns = () => {
  const byCaller = new Map<string, Set<Waiting>>();
  let size = 0;
  const remove = (caller: string, entry: Waiting) => {
    const own = byCaller.get(caller);
    if (own?.delete(entry) !== true) return;
    size -= 1;
    if (own.size === 0) byCaller.delete(caller);
  };
  return {
    size: () => size,
    add: (caller: string, entry: Waiting) => {
      const own = byCaller.get(caller) ?? new Set();
      byCaller.set(caller, own.add(entry));
      size += 1;
    },
    remove,
    next: (): Waiting | undefined => {
      for (const [caller, own] of byCaller)
        for (const entry of own) {
          remove(caller, entry);
          // To the end of the line.
          if (byCaller.delete(caller)) byCaller.set(caller, own);
          return entry;
        }
      return undefined;
    },
  };
};

/** High-priority calls in the order of arrival, then low-priority callers in turns. */
export const createStatementQueue = ({ slots, laterSlots, maxWaiting = 2_000, maxWaitMs }: Options) => {
  const waiting = { first: createTurns(), later: createTurns() };
  const running = { first: 0, later: 0 };

  const takeNext = (): Waiting | undefined => {
    if (running.first + running.later >= slots) return undefined;
    return waiting.first.next() ?? (running.later < laterSlots ? waiting.later.next() : undefined);
  };
  const advance = () => {
    for (let next = takeNext(); next !== undefined; next = takeNext())
      if (next.isOver()) next.giveUp('the call is over');
      else next.begin();
  };

  const takeSlot = ({ priority, isOver, ...context }: CallContext): Promise<void> =>
    new Promise((resolve, reject) => {
      const caller = priority === 'first' ? '' : context.caller;
      if (waiting.first.size() + waiting.later.size() >= maxWaiting)
        return reject(new DbUnavailable('no room in the queue'));
      let timer: NodeJS.Timeout | undefined;
      const giveUp = (reason: string) => {
        clearTimeout(timer);
        reject(new DbUnavailable(reason));
      };
      const begin = () => {
        clearTimeout(timer);
        running[priority] += 1;
        resolve();
      };
      const entry = { isOver, begin, giveUp };
      const late = () => {
        waiting[priority].remove(caller, entry);
        giveUp('too long in the queue');
      };
      if (maxWaitMs !== undefined) timer = setTimeout(late, maxWaitMs);
      waiting[priority].add(caller, entry);
      advance();
    });

  const queue = async <T>(job: () => Promise<T>, context = callContext.getStore() ?? background): Promise<T> => {
    await takeSlot(context);
    try {
      return await job();
    } finally {
      running[context.priority] -= 1;
      advance();
    }
  };
  return Object.assign(queue, { waiting: () => waiting.first.size() + waiting.later.size() });
};
