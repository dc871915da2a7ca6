import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunk, jpeg, png } from '../../tests/pictures/pictures';
import { jpegTraces } from '../../tests/pictures/traces';

/** A file as chosen by a member. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** 400 × 300: red, green, blue and white quadrants, by rows from the upper left. */
const quadrants = readFileSync(join(import.meta.dirname, '../../tests/pictures/quadrants.jpg'));

const jpg = (buffer: Buffer, name = 'foto.jpg'): ChosenFile => ({ name, mimeType: 'image/jpeg', buffer });

const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xfffd, 7)]);
/** Padded with comment segments, and with bytes after its end. */
const weighing = (bytes: number): Buffer => {
  const count = Math.floor((bytes - quadrants.length) / comment.length);
  const filled = [quadrants.subarray(0, 2), ...Array.from({ length: count }, () => comment), quadrants.subarray(2)];
  return Buffer.concat([...filled, Buffer.alloc(bytes - quadrants.length - count * comment.length, 7)]);
};

/** A PDF of this size. */
export const pdfOf = (bytes: number): ChosenFile => ({
  name: 'documento.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(bytes - 15)}\n%%EOF`),
});

export const pictures = {
  jpg: jpg(quadrants),
  /** As a phone held upright writes it, with its location. */
  turned: jpg(Buffer.concat([quadrants.subarray(0, 2), jpegTraces(6), quadrants.subarray(2)]), 'turned.jpg'),
  weighing: (bytes: number) => jpg(weighing(bytes), 'heavy.jpg'),
  pngCalledJpg: jpg(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  heic: {
    name: 'IMG_1.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  },
  page: jpg(Buffer.from('<html><script>alert(1)</script></html>')),
  moving: jpg(png({ extra: chunk('acTL', Buffer.alloc(8)) }), 'moving.png'),
  huge: jpg(jpeg({ width: 20_000, height: 20_000 })),
  cut: jpg(quadrants.subarray(0, 1500)),
  empty: jpg(Buffer.alloc(0)),
} as const;
