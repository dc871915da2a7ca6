import { expect, test, vi } from 'vitest';
import { type CallContext, callContext } from './call-context';
import { createStatementQueue } from './statement-queue';

const of = (caller: string, priority: CallContext['priority'] = 'later', isOver = () => false) => ({
  ...{ caller, priority, isOver },
});

/** A queue whose only slot is taken, and a list of what runs after its release. */
const behindOne = (options: Partial<Parameters<typeof createStatementQueue>[0]> = {}) => {
  const queue = createStatementQueue({ slots: 1, laterSlots: 1, ...options });
  const ran: string[] = [];
  let free = () => {};
  const gate = new Promise<void>((resolve) => {
    free = resolve;
  });
  void queue(() => gate);
  const ask = (name: string, context?: CallContext) => {
    const run = () => queue(async () => void ran.push(name));
    return (context === undefined ? run() : callContext.run(context, run)).catch((error: Error) => {
      ran.push(`${name}: ${error.message}`);
    });
  };
  return { ran, ask, free: () => free(), waiting: queue.waiting };
};

test('members and log-ins run before visitors; visitors take turns', async () => {
  const { ran, ask, free } = behindOne();
  const all = [
    ...[1, 2, 3].map((at) => ask(`search ${at}`, of('hostile'))),
    ...[ask('menu', of('visitor')), ask('history', of('member', 'first')), ask('log-in')],
  ];
  free();
  await Promise.all(all);
  expect(ran).toEqual(['history', 'log-in', 'search 1', 'menu', 'search 2', 'search 3']);
});

test('counts what waits, of members and visitors', async () => {
  const { ask, free, waiting } = behindOne();
  const all = [ask('search', of('visitor')), ask('history', of('member', 'first'))];
  expect(waiting()).toBe(2);
  free();
  await Promise.all(all);
  expect(waiting()).toBe(0);
});

test('drops statements of disconnected clients before they start', async () => {
  const { ran, ask, free } = behindOne();
  let over = false;
  const all = [
    ask(
      'search',
      of('visitor', 'later', () => over),
    ),
    ask('menu', of('visitor')),
  ];
  over = true;
  free();
  await Promise.all(all);
  expect(ran.toSorted()).toEqual(['menu', 'search: the call is over']);
});

test('visitors never occupy all slots', async () => {
  const queue = createStatementQueue({ slots: 2, laterSlots: 1 });
  const ran: string[] = [];
  const hold = (name: string, context: CallContext) =>
    callContext.run(context, () => queue(() => new Promise<void>(() => void ran.push(name))));
  for (const name of ['search 1', 'search 2']) void hold(name, of('hostile'));
  void hold('history', of('member', 'first'));
  await vi.waitFor(() => expect(ran).toEqual(['search 1', 'history']));
});

test('a full or slow queue rejects and recovers', async () => {
  vi.useFakeTimers();
  const { ran, ask, free } = behindOne({ maxWaiting: 2, maxWaitMs: 3_000 });
  const all = [ask('one'), ask('two'), ask('three')];
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ran).toEqual(['three: no room in the queue', 'one: too long in the queue', 'two: too long in the queue']);
  const last = ask('four');
  free();
  await Promise.all([...all, last]);
  expect(ran.at(-1)).toBe('four');
  vi.useRealTimers();
});
