import { expect, test } from 'vitest';
import { themeOf } from './theme';

test.each([
  ['claro', 'claro'],
  ['oscuro', 'oscuro'],
  ['sistema', 'sistema'],
  ['dark', 'sistema'],
  ['', 'sistema'],
  [null, 'sistema'],
])('what is stored as %s is the theme %s', (stored, theme) => {
  expect(themeOf(stored)).toBe(theme);
});
