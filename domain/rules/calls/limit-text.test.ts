import { expect, test } from 'vitest';
import { limitText } from './limit-text';

test.each([
  ['Plan básico', 'Plan básico'],
  ['', ''],
  ['x'.repeat(10_000), 'x'.repeat(120)],
  ['a\0b', 'ab'],
])('limits %s to %s', (word, asked) => {
  expect(limitText(word, 120)).toBe(asked);
});
