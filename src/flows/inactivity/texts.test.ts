import { expect, test } from 'vitest';
import { inactivityTexts } from './texts';

test('the time left is in seconds below two minutes, and in minutes, rounded up, from there on', () => {
  expect([1, 119, 120, 150, 840].map(inactivityTexts.quedan)).toEqual([
    'Quedan 1 segundo.',
    'Quedan 119 segundos.',
    'Quedan 2 minutos.',
    'Quedan 3 minutos.',
    'Quedan 14 minutos.',
  ]);
});
