import { expect, test } from 'vitest';
import { fakeEvent } from '../../tests/stand-ins/fake-device';
import { pageLife } from './page';

const open = () => {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const navigator = { onLine: true };
  return { page, document, navigator, life: pageLife(page, document, navigator) };
};

test('reports restored, shown and focused pages, not the first load', () => {
  const { page, document, life } = open();
  const seen: boolean[] = [];
  const stop = life.onReturn((restored) => seen.push(restored));
  page.dispatchEvent(fakeEvent('pageshow', { persisted: false }));
  page.dispatchEvent(fakeEvent('pageshow', { persisted: true }));
  page.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([true, false, false]);
  stop();
  page.dispatchEvent(new Event('focus'));
  expect(seen).toHaveLength(3);
});

test('reports hidden and shown, offline and online', () => {
  const { page, document, navigator, life } = open();
  const seen: (string | boolean)[] = [];
  life.onHidden((hidden) => seen.push(hidden ? 'oculta' : 'visible'));
  life.onOnline((online) => seen.push(online));
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  navigator.onLine = false;
  page.dispatchEvent(new Event('offline'));
  expect(life.online()).toBe(false);
  navigator.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(seen).toEqual(['visible', 'oculta', 'visible', false, true]);
});
