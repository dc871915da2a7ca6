import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { largestFile } from '../../../domain/rules/picture/photo';
import { jpeg, png } from '../../../tests/pictures/pictures';
import { jpegTraces, secrets } from '../../../tests/pictures/traces';
import { lookAtAttachment, reduceAttachment } from './attachment-work';
import type { MakeSurface } from './photo-work';

const limit = 2_097_152;
const all = ['jpg', 'png', 'pdf'] as const;

/** A fake surface whose JPG has the requested size in pixels, and at full size the given weight. */
const surfaces = (weight = 1000) => {
  const sizes: string[] = [];
  const make: MakeSurface = ({ ancho, alto }) => ({
    context: {
      fillStyle: '',
      imageSmoothingQuality: 'low',
      fillRect: () => {},
      setTransform: () => {},
      transform: () => {},
      drawImage: () => {},
    },
    toJpeg: async () => {
      sizes.push(`${ancho}×${alto}`);
      return new Blob([new Uint8Array(jpeg({ width: ancho, height: alto, bytes: Math.max(200, weight) }))]);
    },
  });
  return { make, sizes };
};

let open = 0;
beforeEach(() => {
  open = 0;
  vi.stubGlobal('createImageBitmap', async () => {
    open += 1;
    return {
      close: () => {
        open -= 1;
      },
    };
  });
});
afterEach(() => vi.unstubAllGlobals());

const file = (content: Uint8Array | string) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
const pdf = (bytes: number) => file(`%PDF-1.7\n${'x'.repeat(bytes - 15)}\n%%EOF`);
const photo = (bytes: number, width = 4000, height = 3000) => file(jpeg({ width, height, bytes }));
const look = (content: Blob, formats: readonly ('jpg' | 'png' | 'pdf')[] = all) =>
  lookAtAttachment(content, formats, limit, surfaces().make);

test('[ATTACH-10] accepts 2,097,152 bytes and rejects 2,097,153, for photos and PDFs; only photos can be reduced', async () => {
  expect(await look(photo(limit))).toMatchObject({ ready: { formato: 'jpg' } });
  expect(await look(photo(limit + 1))).toEqual({ reducible: true });
  expect(await look(pdf(limit))).toMatchObject({ ready: { formato: 'pdf', small: null } });
  expect(await look(pdf(limit + 1))).toEqual({ motivo: 'tamano' });
  // A reduced file becomes a JPG, which this document does not accept.
  expect(await look(photo(limit + 1), ['png', 'pdf'])).toEqual({ motivo: 'formato' });
  expect(await look(file(Buffer.concat([png(), Buffer.alloc(limit)])), ['png'])).toEqual({ motivo: 'tamano' });
});

test.each([
  ['a PDF where only pictures are taken', pdf(100), ['jpg', 'png']],
  ['a PNG where only JPG is taken', file(png()), ['jpg']],
  ['a page with the name of a photo', file('<html></html>'), all],
] as const)('[ATTACH-16] %s has another type, at any size', async (_, content, formats) => {
  expect(await look(content, formats)).toEqual({ motivo: 'formato' });
});

test('a damaged file over the limit is reported as over the limit, not as damaged', async () => {
  const cut = (bytes: number) => [file(`%PDF-1.7\n${'x'.repeat(bytes - 9)}`), photo(bytes * 2).slice(0, bytes)];
  for (const one of cut(limit)) expect(await look(one)).toEqual({ motivo: 'danado' });
  for (const one of cut(limit + 1)) expect(await look(one)).toEqual({ motivo: 'tamano' });
});

test('does not read a file too large for a phone’s memory', async () => {
  const endless = file('');
  Object.defineProperty(endless, 'size', { value: largestFile + 1 });
  endless.arrayBuffer = () => Promise.reject(new Error('it was read'));
  expect(await look(endless)).toEqual({ motivo: 'tamano' });
});

test('strips location and time from a photo and adds a 112-pixel preview', async () => {
  const { make, sizes } = surfaces();
  const traced = file(jpeg({ width: 4000, height: 3000, bytes: 5000, extra: jpegTraces(6) }));
  const looked = await lookAtAttachment(traced, all, limit, make);
  if (!('ready' in looked)) throw new Error('it was refused');
  const text = await looked.ready.file.text();
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect([looked.ready.file.type, looked.ready.small === null, sizes, open]).toEqual([
    'image/jpeg',
    false,
    ['84×112'],
    0,
  ]);
});

test('a well-formed file that the browser cannot decode is damaged', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('it cannot be decoded')));
  expect(await look(file(png()))).toEqual({ motivo: 'danado' });
});

test('shrinks a photo until it fits the document’s limit', async () => {
  const { make, sizes } = surfaces();
  const shrunk = await reduceAttachment(photo(6_000_000), 1_000_000, make);
  expect([shrunk.formato, shrunk.file.size <= 1_000_000, sizes, open]).toEqual([
    'jpg',
    true,
    ['2048×1536', '112×84'],
    0,
  ]);
  await expect(reduceAttachment(photo(6_000_000), 1_000, surfaces(5_000).make)).rejects.toThrow();
});
