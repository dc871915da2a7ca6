import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { largestFile } from '../../../domain/rules/picture/photo';
import { jpeg, png } from '../../../tests/pictures/pictures';
import { jpegTraces, secrets } from '../../../tests/pictures/traces';
import { cut, look, type MakeSurface, reduce } from './photo-work';

const largestPhoto = 2_097_152;

type Matrix = [number, number, number, number, number, number];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** A fake surface that records its transform, and returns JPGs of the given weights. */
const surfaces = (weights: readonly number[] = [1000]) => {
  const drawn: { size: [number, number]; matrix: Matrix; under: readonly unknown[] }[] = [];
  const asked: number[] = [];
  const make: MakeSurface = ({ ancho, alto }) => {
    let matrix: Matrix = [1, 0, 0, 1, 0, 0];
    let under: readonly unknown[] = [];
    return {
      context: {
        fillStyle: '',
        imageSmoothingQuality: 'low',
        fillRect(...given) {
          under = [this.fillStyle, ...given];
        },
        setTransform: (...given: unknown[]) => {
          matrix = given as Matrix;
        },
        transform: (...given: Matrix) => {
          matrix = times(matrix, given);
        },
        drawImage: () => void drawn.push({ size: [ancho, alto], matrix, under }),
      },
      toJpeg: async (quality) => {
        asked.push(quality);
        return new Blob([new Uint8Array(weights[Math.min(asked.length, weights.length) - 1] ?? 0)]);
      },
    };
  };
  /** Where a pixel of the file is displayed. */
  const seen = (x: number, y: number) => {
    const [a, b, c, d, e, f] = drawn.at(-1)?.matrix ?? [0, 0, 0, 0, 0, 0];
    return [a * x + c * y + e, b * x + d * y + f].map((one) => Math.round(one));
  };
  return { make, drawn, asked, seen };
};

const decoded: Blob[] = [];
beforeEach(() => {
  decoded.length = 0;
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    decoded.push(file);
    return { close: () => {} };
  });
});
afterEach(() => vi.unstubAllGlobals());

const photo = (orientation: number) =>
  new Blob([new Uint8Array(jpeg({ width: 40, height: 30, bytes: 2_000, extra: jpegTraces(orientation) }))]);

// By the EXIF standard: where the first row and first column are displayed.
test.each<[number, [number, number], [number, number], [number, number]]>([
  [1, [40, 30], [0, 0], [40, 0]],
  [2, [40, 30], [40, 0], [0, 0]],
  [3, [40, 30], [40, 30], [0, 30]],
  [4, [40, 30], [0, 30], [40, 30]],
  [5, [30, 40], [0, 0], [0, 40]],
  [6, [30, 40], [30, 0], [30, 40]],
  [7, [30, 40], [30, 40], [30, 0]],
  [8, [30, 40], [0, 40], [0, 0]],
])('draws orientation %i upright', async (orientation, size, first, last) => {
  const { make, drawn, seen } = surfaces();
  const reduced = await reduce(photo(orientation), make);
  expect([drawn[0]?.size, seen(0, 0), seen(40, 0)]).toEqual([size, first, last]);
  // Transparent pictures get a white background.
  expect(drawn[0]?.under).toEqual(['#fff', 0, 0, ...size]);
  expect(reduced.original).toEqual({ ancho: size[0], alto: size[1] });
  // Without Exif, because some browsers would rotate the picture twice.
  expect((await decoded[0]?.text())?.includes('Exif')).toBe(false);
});

test('shrinks to 2048 pixels, then lowers quality, then pixels, until it fits', async () => {
  const large = new Blob([new Uint8Array(jpeg({ width: 4000, height: 3000 }))]);
  const [much, little] = [largestPhoto + 1, largestPhoto];
  const first = surfaces([much, much, little]);
  expect(await reduce(large, first.make)).toMatchObject({ ancho: 2048, alto: 1536 });
  expect([first.asked, first.drawn.length]).toEqual([[0.9, 0.8, 0.68], 1]);
  const second = surfaces([much, much, much, little]);
  expect(await reduce(large, second.make)).toMatchObject({ ancho: 1536, alto: 1152 });
  await expect(reduce(large, surfaces([much]).make)).rejects.toThrow();
});

test('crops a square of the upright picture and rotates it', async () => {
  const { make, drawn, seen } = surfaces();
  // The picture is displayed at 30 × 40, and at 40 × 30 after the rotation.
  const crop = { giro: 1, lado: 20, izquierda: 10, arriba: 5 } as const;
  expect(await cut(photo(6), crop, make)).toMatchObject({ ancho: 20, alto: 20 });
  expect(drawn[0]?.size).toEqual([20, 20]);
  // The file's first pixel is displayed at the upper right, and after the rotation at the lower right: (40, 30) minus
  // the corner.
  expect(seen(0, 0)).toEqual([30, 25]);
});

test.each<[string, Blob, object]>([
  ['a file without bytes', new Blob([]), { rechazo: 'vacia' }],
  ['another kind of file', new Blob(['<svg/>']), { rechazo: 'otra' }],
  [
    'a file over the limit',
    new Blob([new Uint8Array(jpeg({ bytes: largestPhoto + 1 }))]),
    { grande: { ancho: 40, alto: 30 } },
  ],
  ['a damaged file', new Blob([new Uint8Array(jpeg()).subarray(0, 40)]), { rechazo: 'cortada' }],
  [
    'a damaged file over the limit',
    new Blob([new Uint8Array(jpeg()).subarray(0, 40), new Uint8Array(largestPhoto)]),
    { rechazo: 'pesada' },
  ],
])('[PHOTO-03] detects %s by its bytes, without decoding', async (_, file, told) => {
  expect(await look(file)).toEqual(told);
  expect(decoded).toEqual([]);
});

test('does not read a file too large for a phone’s memory', async () => {
  const endless = new Blob([]);
  Object.defineProperty(endless, 'size', { value: largestFile + 1 });
  endless.arrayBuffer = () => Promise.reject(new Error('it was read'));
  expect(await look(endless)).toEqual({ rechazo: 'pesada' });
});

test('keeps exactly 2097152 bytes unchanged, except for time and place', async () => {
  const exact = jpeg({ bytes: largestPhoto });
  const looked = await look(new Blob([new Uint8Array(exact)]));
  if (!('lista' in looked)) throw new Error('it was refused');
  expect(Buffer.from(await looked.lista.file.arrayBuffer()).equals(exact)).toBe(true);
  const traced = await look(photo(6));
  if (!('lista' in traced)) throw new Error('it was refused');
  const text = await traced.lista.file.text();
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect([traced.lista.ancho, traced.lista.alto, traced.lista.file.type]).toEqual([30, 40, 'image/jpeg']);
});

test('rejects a well-formed file that the browser cannot decode', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('it cannot be decoded')));
  expect(await look(new Blob([new Uint8Array(png())]))).toEqual({ rechazo: 'cortada' });
});
