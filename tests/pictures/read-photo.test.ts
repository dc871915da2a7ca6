import { expect, test } from 'vitest';
import { seenSize } from '../../domain/rules/picture/picture';
import { readPhoto, withoutTraces } from '../../domain/rules/picture/read-photo';
import { chunk, jpeg, png } from './pictures';
import { jpegColours, jpegTraces, pngTraces, secrets, tiff } from './traces';

const read = (bytes: Buffer) => readPhoto(new Uint8Array(bytes));
const bared = (bytes: Buffer): Buffer => {
  const found = read(bytes);
  if ('rechazo' in found) throw new Error(found.rechazo);
  return Buffer.concat([...withoutTraces(found)]);
};
const orientationOf = (bytes: Buffer) => {
  const found = read(bytes);
  return 'rechazo' in found ? found.rechazo : found.picture.orientation;
};
const told = (bytes: Buffer) => secrets.filter((secret) => bytes.includes(secret));

const thumbnail = Buffer.from([0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xd9, 0, 0]);

test.each<[string, Buffer, string]>([
  ['nothing', Buffer.alloc(0), 'vacia'],
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
  ['HEIC of several pictures', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'), 'heic'],
  ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), 'otra'],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), 'otra'],
  ['a page', Buffer.from('<html></html>'), 'otra'],
  ['a PNG that moves', png({ extra: chunk('acTL', Buffer.alloc(8)) }), 'animada'],
  ['a JPG that ends in its points', jpeg({ bytes: 900 }).subarray(0, 600), 'cortada'],
  ['a JPG that ends before its last byte', jpeg().subarray(0, -1), 'cortada'],
  ['a JPG that ends in its header', jpeg().subarray(0, 22), 'cortada'],
  ['a PNG that ends in the middle', png().subarray(0, -5), 'cortada'],
  ['a PNG without its last chunk', png().subarray(0, -12), 'cortada'],
  ['only the beginning of a JPG', Buffer.from([0xff, 0xd8, 0xff]), 'cortada'],
  ['only the beginning of a PNG', png().subarray(0, 8), 'cortada'],
  ['a JPG that ends in a small picture of its own header', jpeg({ extra: thumbnail }).subarray(0, -2), 'cortada'],
  ['a JPG without a size', Buffer.concat([jpeg().subarray(0, 20), jpeg().subarray(33)]), 'cortada'],
  ['a PNG of no width', png({ width: 0 }), 'cortada'],
  ['a PNG without a point', Buffer.concat([png().subarray(0, 33), chunk('IEND', Buffer.alloc(0))]), 'cortada'],
  [
    'a PNG with a length that goes past its end',
    Buffer.concat([png().subarray(0, 33), Buffer.from([0x7f, 0xff, 0xff, 0xff]), Buffer.from('IDAT')]),
    'cortada',
  ],
  ['a PNG of 4,294,967,295 × 1', png({ width: 0xffffffff, height: 1 }), 'enorme'],
  [
    'a JPG whose frame is too short for a size',
    jpeg({ extra: Buffer.from([0xff, 0xc0, 0, 6, 8, 0, 30, 0]) }),
    'cortada',
  ],
  ['a JPG without height', jpeg({ height: 0 }), 'cortada'],
  ['a PNG of 20,000 × 20,000', png({ width: 20_000, height: 20_000 }), 'enorme'],
  ['a JPG of 20,000 × 20,000', jpeg({ width: 20_000, height: 20_000 }), 'enorme'],
  ['a PNG of 12,001 × 1', png({ width: 12_001, height: 1 }), 'enorme'],
  ['a JPG of 10,000 × 5,001', jpeg({ width: 10_000, height: 5_001 }), 'enorme'],
])('[PHOTO-03] rejects %s', (_, bytes, rechazo) => {
  expect(read(bytes)).toEqual({ rechazo });
});

test.each<[string, Buffer]>([
  ['a JPG', jpeg({ width: 12_000, height: 4_000 })],
  ['a PNG', png({ width: 4_000, height: 12_000 })],
  ['a JPG with a thumbnail in its header', jpeg({ extra: thumbnail })],
  ['a JPG with something after its end', Buffer.concat([jpeg(), Buffer.from('MotionPhoto')])],
])('[PHOTO-03] accepts %s, up to 12,000 points a side, by its bytes', (_, bytes) => {
  const found = read(bytes);
  expect('rechazo' in found).toBe(false);
});

test.each(['MM', 'II'] as const)("keeps only picture, colours and orientation of a phone's JPG (%s)", (order) => {
  const photo = jpeg({
    width: 40,
    height: 30,
    bytes: 4_000,
    extra: Buffer.concat([jpegTraces(6, order), jpegColours]),
  });
  expect(told(photo)).toEqual(secrets);
  const bare = bared(Buffer.concat([photo, Buffer.from(`MotionPhoto ${secrets[0]}`)]));
  expect(told(bare)).toEqual([]);
  expect(bare.includes('ICC_PROFILE')).toBe(true);
  expect(orientationOf(bare)).toBe(6);
  const found = read(photo);
  expect('picture' in found && seenSize(found.picture)).toEqual({ width: 30, height: 40 });
  // Once more, nothing changes.
  expect(bared(bare).equals(bare)).toBe(true);
});

test('writes no orientation for an upright picture', () => {
  const bare = bared(jpeg({ bytes: 1_000, extra: jpegTraces(1) }));
  expect([bare.includes('Exif'), orientationOf(bare)]).toEqual([false, 1]);
  expect(bared(jpeg()).equals(jpeg())).toBe(true);
});

test('keeps all scans of a progressive JPG, and removes metadata between them', () => {
  const whole = jpeg({ bytes: 600 });
  const tables = Buffer.from([0xff, 0xc4, 0, 4, 1, 2]);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 20]), Buffer.from('Comentario privado')]);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]);
  const stepped = Buffer.concat([whole.subarray(0, -2), comment, tables, scan, whole.subarray(-2)]);
  expect(bared(stepped).equals(Buffer.concat([whole.subarray(0, -2), tables, scan, whole.subarray(-2)]))).toBe(true);
});

test('removes texts, times and places from a PNG, and keeps its orientation with a valid checksum', () => {
  const photo = png({ extra: Buffer.concat([chunk('gAMA', Buffer.from([0, 0, 177, 143])), pngTraces(8)]) });
  const bare = bared(Buffer.concat([photo, Buffer.from(secrets[0] ?? '')]));
  expect(told(bare)).toEqual([]);
  expect([orientationOf(bare), bare.includes('gAMA'), bare.includes('tIME')]).toEqual([8, true, false]);
  // With a checksum by Node's zlib.
  const minimal = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0]);
  expect(bare.includes(chunk('eXIf', minimal))).toBe(true);
  expect(bared(png()).equals(png())).toBe(true);
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['another order', Buffer.concat([Buffer.from('XX'), tiff(6).subarray(2)])],
  ['a table beyond its end', Buffer.from([0x4d, 0x4d, 0, 42, 0xff, 0xff, 0xff, 0xff, 0, 0])],
  ['more lines than there are', Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0xff, 0xff, 1, 0x12])],
  ['an orientation of 9', tiff(9)],
  ['an orientation of 0', tiff(0)],
])('ignores EXIF that contains %s', (_, block) => {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), block]);
  const extra = Buffer.concat([Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255]), exif]);
  expect([orientationOf(jpeg({ bytes: 1_000, extra })), orientationOf(png({ extra: chunk('eXIf', block) }))]).toEqual([
    1, 1,
  ]);
});

const emptySegments = (count: number) => Buffer.alloc(4 * count, Buffer.from([0xff, 0xdb, 0, 2]));
const emptyChunks = (count: number) => Buffer.concat(Array<Buffer>(count).fill(chunk('tEXt', Buffer.alloc(0))));

test('a file of up to 2 MB has at most 2,000 segments or chunks; one with more is rejected', () => {
  // Four of the 2,000 are the JFIF header, the frame, the scan and the end; of a PNG IHDR, IDAT and IEND.
  expect([
    orientationOf(jpeg({ bytes: 10_000, extra: emptySegments(1_996) })),
    read(jpeg({ bytes: 10_000, extra: emptySegments(1_997) })),
    read(jpeg({ bytes: 2_097_152, extra: emptySegments(523_000) })),
    orientationOf(png({ extra: emptyChunks(1_997) })),
    read(png({ extra: emptyChunks(1_998) })),
    read(png({ extra: emptyChunks(170_000) })),
  ]).toEqual([1, { rechazo: 'cortada' }, { rechazo: 'cortada' }, 1, { rechazo: 'cortada' }, { rechazo: 'cortada' }]);
});

test('[PHOTO-03] accepts an original of 64 MB, also with chunks of 8 KiB', () => {
  const data = chunk('IDAT', Buffer.alloc(8_192, 7));
  const original = png({ width: 8_000, height: 6_000, extra: Buffer.concat(Array<Buffer>(8_150).fill(data)) });
  const found = read(original);
  expect([original.length > 66_000_000, 'picture' in found && found.picture.bare.length]).toEqual([true, 8_154]);
});

const reserved = [0x02, 0x4f, 0xbf, 0xc8, 0xde, 0xdf, 0xf0, 0xf7, 0xfd];
const withText = (code: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, code, 0, text.length + 2]), Buffer.from(text, 'latin1')]);

test('removes segments of a JPG that are not allowed: reserved ones, and headers with room for text', () => {
  const codes = [...reserved, ...Array.from({ length: 16 }, (_, code) => 0xe0 + code)];
  const texts = codes.map((code) => withText(code, 'GPS 18.4861'));
  const thumbnail = withText(0xe0, `JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01GPS`);
  const adobe = withText(0xee, `Adobe\0\x64\0\0\0\0\x01GPS`);
  const photo = jpeg({ bytes: 2_000, extra: Buffer.concat([...texts, thumbnail, adobe]) });
  const length = texts.reduce((sum, text) => sum + text.length, thumbnail.length + adobe.length);
  expect(bared(photo).equals(jpeg({ bytes: 2_000 - length }))).toBe(true);
});

test('keeps segments of a JPG that its decoder needs: tables, number of lines, restart interval, colours', () => {
  const codes = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd];
  const adobe = withText(0xee, 'Adobe\0\x64\0\0\0\0\x01');
  const extra = Buffer.concat([...codes.map((code) => withText(code, '\x01\x02')), adobe, jpegColours]);
  const photo = jpeg({ bytes: 1_000, extra });
  expect(bared(photo).equals(photo)).toBe(true);
});

test('accepts fill bytes and restart markers in scans', () => {
  const scan = Buffer.concat([
    Buffer.alloc(50_000, 0xff),
    Buffer.from([0xff, 0]),
    Buffer.alloc(50_000, Buffer.from([0xff, 0xd0])),
  ]);
  const photo = Buffer.concat([jpeg().subarray(0, -2), scan, Buffer.from([0xff, 0xd9])]);
  expect(bared(photo).equals(photo)).toBe(true);
});
