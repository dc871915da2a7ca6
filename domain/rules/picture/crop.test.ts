import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveCrop, type Recorte, turnCrop, turnedSize, wholeCrop, zoomCrop } from './crop';

const wide = { ancho: 400, alto: 300 };

test('starts with the largest centred square', () => {
  expect(wholeCrop(wide)).toEqual({ giro: 0, lado: 300, izquierda: 50, arriba: 0 });
  expect(wholeCrop({ ancho: 10, alto: 90 })).toEqual({ giro: 0, lado: 10, izquierda: 0, arriba: 40 });
});

test('moves by fractions of its side and stops at the edges', () => {
  const crop = zoomCrop(wholeCrop(wide), wide, 1.5);
  expect(crop).toEqual({ giro: 0, lado: 200, izquierda: 100, arriba: 50 });
  expect(moveCrop(crop, wide, { x: 0.25, y: -0.1 })).toEqual({ giro: 0, lado: 200, izquierda: 150, arriba: 30 });
  expect(moveCrop(crop, wide, { x: 9, y: 9 })).toEqual({ giro: 0, lado: 200, izquierda: 200, arriba: 100 });
  expect(moveCrop(crop, wide, { x: -9, y: -9 })).toEqual({ giro: 0, lado: 200, izquierda: 0, arriba: 0 });
});

test('zooms around its centre down to 160 points, and out to the largest square', () => {
  const near = zoomCrop(wholeCrop(wide), wide, 100);
  expect(near).toEqual({ giro: 0, lado: 160, izquierda: 120, arriba: 70 });
  expect(zoomCrop(near, wide, 0.01)).toEqual(wholeCrop(wide));
  const small = { ancho: 90, alto: 120 };
  expect(zoomCrop(wholeCrop(small), small, 4)).toEqual(wholeCrop(small));
});

test('rotates with the picture; four quarter turns restore it', () => {
  const crop: Recorte = { giro: 0, lado: 200, izquierda: 150, arriba: 30 };
  const once = turnCrop(crop, wide);
  // What was 30 from the top is 30 from the right.
  expect(once).toEqual({ giro: 1, lado: 200, izquierda: 70, arriba: 150 });
  const twice = turnCrop(once, wide);
  expect(twice).toEqual({ giro: 2, lado: 200, izquierda: 50, arriba: 70 });
  expect(turnCrop(turnCrop(twice, wide), wide)).toEqual(crop);
});

test('the square always stays inside the picture', () => {
  const size = fc.record({ ancho: fc.integer({ min: 1, max: 12_000 }), alto: fc.integer({ min: 1, max: 12_000 }) });
  const move = fc.record({ x: fc.float({ noNaN: true }), y: fc.float({ noNaN: true }) });
  const doing = fc.oneof(
    move.map((by) => (crop: Recorte, image: typeof wide) => moveCrop(crop, image, by)),
    fc
      .double({ min: 0.01, max: 100, noNaN: true })
      .map((factor) => (crop: Recorte, image: typeof wide) => zoomCrop(crop, image, factor)),
    fc.constant(turnCrop),
  );
  fc.assert(
    fc.property(size, fc.array(doing, { maxLength: 30 }), (image, acts) => {
      const crop = acts.reduce((so, act) => act(so, image), wholeCrop(image));
      const { ancho, alto } = turnedSize(image, crop);
      const slack = 1e-6;
      expect(crop.lado).toBeGreaterThan(0);
      expect(crop.izquierda).toBeGreaterThanOrEqual(0);
      expect(crop.arriba).toBeGreaterThanOrEqual(0);
      expect(crop.izquierda + crop.lado).toBeLessThanOrEqual(ancho + slack);
      expect(crop.arriba + crop.lado).toBeLessThanOrEqual(alto + slack);
    }),
  );
});
