import { afterEach, expect, test, vi } from 'vitest';
import { fakeLocks } from '../../tests/stand-ins/fake-locks';
import { tabMutex } from './tab-mutex';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

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

test('a second tab waits for the same work, and runs other work', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const [first, second, other] = [slowly(), slowly(), slowly()];
  const here = tabMutex('contacto 1001');
  const there = tabMutex('contacto 1001');
  const ends = [
    here.runOnce('uno', signal, first.work),
    there.runOnce('uno', signal, second.work),
    there.runOnce('dos', signal, other.work),
  ];
  const told: string[] = [];
  const looked = there.waitUntilFree(signal).then(() => told.push('nobody is at it'));
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
])('a browser that %s runs the work without waiting', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const mutex = tabMutex('contacto 1001');
  await mutex.waitUntilFree(signal);
  expect(await mutex.runExclusive(signal, async () => 'leído')).toBe('leído');
  expect(await mutex.runOnce('uno', signal, async () => 'hecho')).toBe('hecho');
});

test('the leader reads and saves before another tab reads', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const told: string[] = [];
  const says = (what: string) => async () => void told.push(what);
  const inOne = async (tab: string) => {
    const mutex = tabMutex('contacto 1001');
    await mutex.runExclusive(signal, says(`${tab} reads`));
    await mutex.runOnce('uno', signal, says(`${tab} saves`));
  };
  await Promise.all([inOne('here'), inOne('there')]);
  expect(told).toEqual(['here reads', 'here saves', 'there reads', 'there saves']);
});

test('the lock is reentrant', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const mutex = tabMutex('contacto 1001');
  const { work, end } = slowly();
  const first = mutex.runExclusive(signal, work);
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  const second = vi.fn(async () => 'otra vez');
  const again = mutex.runExclusive(signal, second);
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  end();
  expect(await Promise.all([first, again])).toEqual(['hecho', 'otra vez']);
});

test('rejects when aborted while another tab leads', async () => {
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, options: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          options.signal.addEventListener('abort', () => reject(options.signal.reason));
        }),
    },
  });
  const giving = new AbortController();
  const work = vi.fn();
  const asked = tabMutex('contacto 1001').runExclusive(giving.signal, work);
  giving.abort(new Error('se acabó el tiempo'));
  await expect(asked).rejects.toThrow('se acabó el tiempo');
  expect(work).not.toHaveBeenCalled();
});

test('rethrows the work’s error without retrying', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const fails = vi.fn(async () => Promise.reject(new Error('se perdió')));
  await expect(tabMutex('contacto 1001').runOnce('uno', signal, fails)).rejects.toThrow('se perdió');
  expect(fails).toHaveBeenCalledOnce();
});
