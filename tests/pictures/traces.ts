import { chunk } from './pictures';

/** Sample metadata of place and device, without a real address or person. */
export const secrets = ['GPS-18.4861', 'Telefono Modelo X', 'Comentario privado', '<x:xmpmeta', 'IPTC-Santo Domingo'];
const [place = '', device = '', comment = '', xmp = '', iptc = ''] = secrets;

const two = (number: number) => [number >> 8, number & 255];
const segment = (code: number, text: Buffer) =>
  Buffer.concat([Buffer.from([0xff, code, ...two(text.length + 2)]), text]);

/** A block of EXIF of either order of bytes, with an orientation among other things. */
export const tiff = (orientation: number, order: 'MM' | 'II' = 'MM'): Buffer => {
  const block = Buffer.alloc(8 + 2 + 3 * 12 + 4);
  const big = order === 'MM';
  const put16 = (value: number, at: number) => (big ? block.writeUInt16BE(value, at) : block.writeUInt16LE(value, at));
  const put32 = (value: number, at: number) => (big ? block.writeUInt32BE(value, at) : block.writeUInt32LE(value, at));
  block.write(order, 0, 'latin1');
  put16(42, 2);
  put32(8, 4);
  put16(3, 8);
  // Make, orientation and GPS, in ascending order.
  for (const [index, tag] of [0x010f, 0x0112, 0x8825].entries()) {
    const at = 10 + index * 12;
    put16(tag, at);
    put16(3, at + 2);
    put32(1, at + 4);
    put16(tag === 0x0112 ? orientation : 7, at + 8);
  }
  return Buffer.concat([block, Buffer.from(`${place} ${device}`)]);
};

/** A phone's metadata segments: place, time and device. */
export const jpegTraces = (orientation: number, order?: 'MM' | 'II'): Buffer =>
  Buffer.concat([
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff(orientation, order)])),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`)),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${iptc}`)),
    segment(0xfe, Buffer.from(comment)),
  ]);

/** A colour profile, which is kept. */
export const jpegColours = segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01colores', 'latin1'));

export const pngTraces = (orientation: number): Buffer =>
  Buffer.concat([
    chunk('eXIf', tiff(orientation)),
    chunk('tEXt', Buffer.from(`Comment\0${comment}`)),
    chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0${xmp}`)),
    chunk('tIME', Buffer.from([7, 234, 11, 22, 9, 0, 0])),
    chunk('zTXt', Buffer.from(iptc)),
  ]);
