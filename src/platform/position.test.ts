import { expect, test } from 'vitest';
import { readPosition } from './position';

type Answer = (found: (position: object) => void, failed: (error: object) => void) => void;
const locator = (answer: Answer) => ({ getCurrentPosition: answer }) as Parameters<typeof readPosition>[0];

test.each([
  ['found', (found) => found({ coords: { latitude: 19.4, longitude: -70.7 } }), { latitud: 19.4, longitud: -70.7 }],
  ['denied', (_, failed) => failed({ code: 1, PERMISSION_DENIED: 1 }), 'denegada'],
  ['unknown', (_, failed) => failed({ code: 2, PERMISSION_DENIED: 1 }), 'sinPosicion'],
  ['too late', (_, failed) => failed({ code: 3, PERMISSION_DENIED: 1 }), 'sinPosicion'],
] satisfies [string, Answer, unknown][])('a position that is %s', async (_, answer, told) => {
  expect(await readPosition(locator(answer))).toEqual(told);
});
