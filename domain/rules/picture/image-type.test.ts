import { expect, test } from 'vitest';
import { imageType } from './image-type';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const typeOf = (...bytes: number[]) => imageType(Uint8Array.from(bytes));

test('detects the type by the first bytes', () => {
  expect([typeOf(...png, 1), typeOf(...jpeg, 1)]).toEqual(['image/png', 'image/jpeg']);
});

test.each([png, jpeg])('each byte of the signature counts', (...beginning) => {
  for (let place = 0; place < beginning.length; place += 1)
    expect(typeOf(...beginning.map((byte, index) => (index === place ? byte ^ 1 : byte)))).toBe(null);
  expect(typeOf(...beginning.slice(0, -1))).toBe(null);
});
