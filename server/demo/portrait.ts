import { deflateSync } from 'node:zlib';
import { pngChunk } from './png-chunk';

const side = 192;
/** Each point is the mean of this many squared: edges without steps. */
const fine = 3;

type Colour = readonly [number, number, number];
type Shape = (x: number, y: number) => boolean;

const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) && other(x, y);

const hair: Colour = [43, 26, 20];
const face: Colour = [138, 90, 60];
/** From back to front, in units of the side. */
const layers: readonly (readonly [Shape, Colour])[] = [
  [() => true, [253, 228, 190]],
  [both(ellipse(0.5, 0.46, 0.28, 0.32), (_, y) => y < 0.84), hair],
  [ellipse(0.5, 1.06, 0.42, 0.34), [10, 90, 102]],
  [
    both(
      (x) => Math.abs(x - 0.5) < 0.085,
      both((_, y) => y > 0.55, ellipse(0.5, 0.66, 0.12, 0.16)),
    ),
    face,
  ],
  [ellipse(0.5, 0.46, 0.18, 0.22), face],
  [both(ellipse(0.5, 0.42, 0.215, 0.235), (x, y) => y < 0.42 - 0.34 * (x - 0.3)), hair],
];

const colourAt = (x: number, y: number): Colour => layers.findLast(([shape]) => shape(x, y))?.[1] ?? hair;

/** A drawn portrait as PNG, so that the demonstration shows no real person. */
export const drawPortrait = (): Buffer => {
  const rows = Buffer.alloc(side * (1 + side * 3));
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const sum = [0, 0, 0];
      for (let part = 0; part < fine * fine; part += 1) {
        const x = (column + ((part % fine) + 0.5) / fine) / side;
        const y = (row + (Math.floor(part / fine) + 0.5) / fine) / side;
        for (const [channel, value] of colourAt(x, y).entries()) sum[channel] = (sum[channel] ?? 0) + value;
      }
      const at = row * (1 + side * 3) + 1 + column * 3;
      for (const [channel, value] of sum.entries()) rows[at + channel] = Math.round(value / (fine * fine));
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};
