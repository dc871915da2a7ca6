import { expect, test } from 'vitest';
import { deviceMotion } from './motion';

test('reports the preference for reduced motion while subscribed', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  const motion = deviceMotion(query);
  const turn = (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
    return motion.reduced();
  };
  let asked = 0;
  const undo = motion.onReduced(() => {
    asked += 1;
  });
  expect([turn(true), asked]).toEqual([true, 1]);
  expect([turn(false), asked]).toEqual([false, 1]);
  undo();
  expect([turn(true), asked]).toEqual([true, 1]);
});
