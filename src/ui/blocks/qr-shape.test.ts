import jsQr from 'jsqr';
import { expect, test } from 'vitest';
import { qrShape } from './qr-shape';

const scale = 4;

/** Rasterizes the path as a browser would fill it. */
const drawn = ({ side, path }: ReturnType<typeof qrShape>) => {
  const width = side * scale;
  const points = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column += 1)
        points.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return { points, width };
};

test.each([
  'https://verificacion.ejemplo.do/afiliado?codigoAfiliado=10000001',
  `https://verificacion.ejemplo.do/afiliado?codigoAfiliado=${'1'.repeat(200)}`,
  'https://verificacion.ejemplo.do/?codigoAfiliado=%C3%B1',
])('[CARD-03] a scanner reads %s', (value) => {
  const { points, width } = drawn(qrShape(value));
  expect(jsQr(points, width, width)?.data).toBe(value);
});

test('four modules around the code are empty', () => {
  const { side, path } = qrShape('1');
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => [Number(x), Number(y), Number(run)]);
  expect(Math.min(...runs.map(([x = 0, y = 0]) => Math.min(x, y)))).toBe(4);
  expect(Math.max(...runs.map(([x = 0, , run = 0]) => x + run))).toBe(side - 4);
  expect(Math.max(...runs.map(([, y = 0]) => y + 1))).toBe(side - 4);
});
