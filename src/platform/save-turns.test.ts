import { afterEach, expect, test, vi } from 'vitest';
import { saveTurns } from './save-turns';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

/** As a browser has them: who shares waits for nobody who shares, who does not waits for all before. */
const someLocks = () => {
  const held = new Map<string, { shared: boolean; done: Promise<unknown> }[]>();
  type Work = (lock: object | null) => unknown;
  return {
    request: async (name: string, options: { mode?: string; ifAvailable?: boolean }, work: Work) => {
      const shared = options.mode === 'shared';
      const before = (held.get(name) ?? []).filter((one) => !(one.shared && shared));
      if (options.ifAvailable && before.length > 0) return work(null);
      const done = Promise.allSettled(before.map((one) => one.done)).then(() => work({}));
      const mine = { shared, done };
      held.set(name, [...(held.get(name) ?? []), mine]);
      const leave = () =>
        held.set(
          name,
          (held.get(name) ?? []).filter((one) => one !== mine),
        );
      await done.then(leave, leave);
      return done;
    },
  };
};

const slowly = () => {
  let end = () => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = vi.fn(async () => {
    await until;
    return 'hecho';
  });
  return { work, end };
};

test('who comes second with the same waits for the first and does nothing; with something else it does its own', async () => {
  vi.stubGlobal('navigator', { locks: someLocks() });
  const [first, second, other] = [slowly(), slowly(), slowly()];
  const here = saveTurns('contacto 1001');
  const there = saveTurns('contacto 1001');
  const ends = [
    here.alone('uno', signal, first.work),
    there.alone('uno', signal, second.work),
    there.alone('dos', signal, other.work),
  ];
  const told: string[] = [];
  const looked = there.whenDone(signal).then(() => told.push('nobody is at it'));
  await vi.waitFor(() => expect(other.work).toHaveBeenCalledOnce());
  expect([first.work.mock.calls.length, told]).toEqual([1, []]);
  first.end();
  other.end();
  expect(await Promise.all(ends)).toEqual(['hecho', null, 'hecho']);
  await looked;
  expect([second.work.mock.calls.length, told]).toEqual([0, ['nobody is at it']]);
});

test.each([
  ['has none', {}],
  ['forbids them', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
])('a browser that %s saves all the same, and looks at once', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const turns = saveTurns('contacto 1001');
  await turns.whenDone(signal);
  expect(await turns.alone('uno', signal, async () => 'hecho')).toBe('hecho');
});

test('what goes wrong in the work itself is told as it is, and not done again', async () => {
  vi.stubGlobal('navigator', { locks: someLocks() });
  const fails = vi.fn(async () => Promise.reject(new Error('se perdió')));
  await expect(saveTurns('contacto 1001').alone('uno', signal, fails)).rejects.toThrow('se perdió');
  expect(fails).toHaveBeenCalledOnce();
});
