import { expect, test } from 'vitest';
import { fakeEvent, insideDialog } from '../../tests/stand-ins/fake-device';
import { memberActivity } from './activity';

const listening = () => {
  const page = new EventTarget();
  const now = { ms: 0 };
  const activity = memberActivity(page, () => now.ms);
  const heard: [string, boolean][] = [];
  const stop = activity.listen((kind, inside) => heard.push([kind, inside]));
  return { page, now, activity, heard, stop };
};

test('[IDLE-01, IDLE-03] clicks and scrolls are activity; so are keys, typing and touch; pointer moves never are', () => {
  const { page, heard } = listening();
  for (const type of ['click', 'scroll', 'input', 'touchstart', 'wheel', 'pointermove', 'mousemove', 'focus'])
    page.dispatchEvent(new Event(type));
  page.dispatchEvent(fakeEvent('keydown', { key: 'a' }));
  expect(heard).toEqual([
    ['pulsacion', false],
    ['desplazamiento', false],
    ['escritura', false],
    ['toque', false],
    ['desplazamientoPropio', false],
    ['tecla', false],
  ]);
});

test.each(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '])('%j scrolls', (key) => {
  const { page, heard } = listening();
  page.dispatchEvent(fakeEvent('keydown', { key }));
  expect(heard).toEqual([['desplazamientoPropio', false]]);
});

test('reports each kind once a second, separately in dialogs', () => {
  const { page, now, heard } = listening();
  const inside = new Event('click');
  Object.defineProperty(inside, 'target', { value: insideDialog });
  page.dispatchEvent(new Event('click'));
  page.dispatchEvent(new Event('click'));
  page.dispatchEvent(inside);
  now.ms = 999;
  page.dispatchEvent(new Event('click'));
  now.ms = 1000;
  page.dispatchEvent(new Event('click'));
  expect(heard).toEqual([
    ['pulsacion', false],
    ['pulsacion', true],
    ['pulsacion', false],
  ]);
});

test('program work counts as activity while subscribed', () => {
  const { page, activity, heard, stop } = listening();
  activity.note('subida');
  stop();
  activity.note('subida');
  page.dispatchEvent(new Event('click'));
  expect(heard).toEqual([['subida', false]]);
});
