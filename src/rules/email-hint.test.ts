import { expect, test } from 'vitest';
import { emailHint } from './email-hint';

test.each([
  ['rosa@gmial.com', 'rosa@gmail.com'],
  ['rosa@gmail.con', 'rosa@gmail.com'],
  ['rosa@gmail.co', 'rosa@gmail.com'],
  ['rosa@gmai.com', 'rosa@gmail.com'],
  [' rosa.m@hotmial.com ', 'rosa.m@hotmail.com'],
  ['rosa@outlok.com', 'rosa@outlook.com'],
  ['rosa@GMIAL.com', 'rosa@gmail.com'],
  ['rosa@gmail.com', ''],
  ['rosa@live.com', ''],
  ['rosa@seguro.do', ''],
  ['rosa', ''],
  ['@gmial.com', ''],
  ['', ''],
])('%s: %s', (typed, meant) => {
  expect(emailHint(typed)).toBe(meant);
});
