import { expect, test } from 'vitest';
import { fittingName } from './fitting-name';

test('a name of more than 200 letters is cut there, and never within a character', () => {
  expect(['Ana', 'a'.repeat(201), `${'a'.repeat(199)}😀`, `${'a'.repeat(198)}😀`].map(fittingName)).toEqual([
    'Ana',
    'a'.repeat(200),
    'a'.repeat(199),
    `${'a'.repeat(198)}😀`,
  ]);
});
