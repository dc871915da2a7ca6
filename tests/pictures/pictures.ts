import { crc32, deflateSync } from 'node:zlib';

interface Picture {
  width?: number;
  height?: number;
  /** How long the whole file is. */
  bytes?: number;
  /** In the middle of its header. */
  extra?: Buffer;
}

const segment = (code: number, data: readonly number[]) =>
  Buffer.from([0xff, code, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]);
const two = (number: number) => [number >> 8, number & 0xff];

/** The segments of a JPG; its pixels do not matter. */
export const jpeg = ({ width = 40, height = 30, bytes = 100, extra = Buffer.alloc(0) }: Picture = {}): Buffer => {
  const begin = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [...Buffer.from('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]),
    extra,
    segment(0xc2, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
  ]);
  return Buffer.concat([begin, Buffer.alloc(bytes - begin.length - 2, 7), Buffer.from([0xff, 0xd9])]);
};

export const chunk = (name: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

export const png = ({ width = 2, height = 2, extra = Buffer.alloc(0) }: Omit<Picture, 'bytes'> = {}): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    extra,
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
