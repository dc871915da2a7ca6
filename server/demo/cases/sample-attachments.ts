import { deflateSync } from 'node:zlib';
import { pngChunk } from '../png-chunk';

const [width, height] = [420, 594];

/** A drawn page: a grey bar as heading, and lines below; each number gives another page. */
const isInk = (x: number, y: number, seed: number): boolean => {
  if (x < 40 || y < 40 || y > height - 60) return false;
  if (y < 70) return x < 200 + ((seed * 37) % 140);
  const line = Math.floor((y - 90) / 26);
  return y > 90 && (y - 90) % 26 < 9 && x < 180 + ((line * 97 + seed * 53) % 190);
};

/** A page that somebody might have photographed. */
export const attachmentPng = (seed: number): Buffer => {
  const rows = Buffer.alloc(height * (1 + width), 250);
  for (let y = 0; y < height; y += 1) {
    rows[y * (1 + width)] = 0;
    for (let x = 0; x < width; x += 1) if (isInk(x, y, seed)) rows[y * (1 + width) + 1 + x] = y < 70 ? 90 : 150;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** One page with one line of plain letters. */
export const attachmentPdf = (words: string): Buffer => {
  const shown = `BT /F1 20 Tf 60 760 Td (${words.replace(/[^\w .-]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
};
