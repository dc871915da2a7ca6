import { expect, test } from 'vitest';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { keepAwake } from './keep-awake';

const page = (able: 'asks' | 'refuses' | 'cannot') => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  let held = 0;
  let asked = 0;
  const request = async () => {
    asked += 1;
    if (able === 'refuses') throw new Error('NotAllowedError');
    held += 1;
    let released = false;
    return {
      release: async () => {
        held -= released ? 0 : 1;
        released = true;
      },
    };
  };
  const navigator = able === 'cannot' ? {} : { wakeLock: { request } };
  return {
    window: { document, navigator } as unknown as Window,
    count: () => [asked, held],
    hide: (hidden: boolean) => {
      // The browser releases the lock of a hidden page.
      if (hidden) held = 0;
      document.visibilityState = hidden ? 'hidden' : 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
};

test('holds the wake lock until undone, and again when the page becomes visible', async () => {
  const { window, count, hide } = page('asks');
  const undo = keepAwake(window);
  await arrive();
  expect(count()).toEqual([1, 1]);
  hide(true);
  await arrive();
  expect(count()).toEqual([1, 0]);
  hide(false);
  await arrive();
  expect(count()).toEqual([2, 1]);
  undo();
  hide(false);
  await arrive();
  expect(count()).toEqual([2, 0]);
});

test('releases a lock that arrives after undoing', async () => {
  const { window, count } = page('asks');
  keepAwake(window)();
  await arrive();
  expect(count()).toEqual([1, 0]);
});

test.each(['refuses', 'cannot'] as const)('a browser that %s works without it', async (able) => {
  const { window, hide } = page(able);
  const undo = keepAwake(window);
  await arrive();
  hide(false);
  await arrive();
  undo();
});
