import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { chunk, jpeg, png } from '../pictures/pictures';
import { freshJpeg, pdf } from './files';

type Kept = 'image/jpeg' | 'image/png' | 'application/pdf';

export interface Upload {
  title: string;
  name: string;
  type: string;
  bytes: Buffer;
  /** The stored type, or the status of the rejection. */
  verdict: Kept | 413 | 415;
  /** Content that must not be stored. */
  without?: string;
}

const limit = 2_097_152;
const page = '<html><script>alert(1)</script></html>';
const php = '<?php system($_GET[0]); ?>';
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), randomBytes(60)]);
const text = (words: string) => Buffer.from(words, 'latin1');
const joined = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));
const comment = (words: string) => joined(Buffer.from([0xff, 0xfe, 0, words.length + 2]), words);
const longPdf = pdf({ bytes: 60_000 });
/** Made to be shown from the network: its first end comes soon, and names no table. */
const linearized = (tail: Buffer) =>
  joined('%PDF-1.5\n1 0 obj\n<< /Linearized 1 >>\nendobj\nxref\n0 1\ntrailer\n<< >>\nstartxref\n0\n%%EOF\n', tail);
const rest = pdf({ bytes: 20_000 }).subarray(9);

const named = (name: string, shown = JSON.stringify(name.slice(0, 40))): Upload => ({
  title: `a JPG with the name ${shown}`,
  name,
  type: 'image/jpeg',
  bytes: freshJpeg(),
  verdict: 'image/jpeg',
});
const kept = (title: string, name: string, bytes: Buffer, verdict: Kept, without?: string): Upload => ({
  title,
  name,
  type: verdict,
  bytes,
  verdict,
  ...(without === undefined ? {} : { without }),
});
const refused = (title: string, bytes: Buffer, verdict: 413 | 415 = 415, name = 'Cedula.jpg'): Upload => ({
  title,
  name,
  type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
  bytes,
  verdict,
});

/** Files that members and attackers may send as documents, with the expected verdict. */
export const uploads: readonly Upload[] = [
  kept('a JPG', 'Cedula.jpg', freshJpeg(), 'image/jpeg'),
  kept('a PNG', 'Cedula.png', png(), 'image/png'),
  kept('a PDF', 'Cedula.pdf', pdf(), 'application/pdf'),
  kept('a PDF of version 2', 'Cedula.pdf', joined('%PDF-2.0', pdf().subarray(8)), 'application/pdf'),
  kept('a JPG that is called PNG', 'Cedula.png', freshJpeg(), 'image/jpeg'),
  kept('a PNG that is called JPG', 'Cedula.jpg', png({ width: 3 }), 'image/png'),
  kept('a PDF that is called JPG', 'Cedula.jpg', pdf({ extra: '%1\n' }), 'application/pdf'),
  { ...kept('a JPG that is sent as a page', 'Cedula.jpg', freshJpeg(), 'image/jpeg'), type: 'text/html' },
  {
    ...kept('a PDF that is sent as a program', 'Cedula.pdf', pdf(), 'application/pdf'),
    type: 'application/x-msdownload',
  },
  { ...kept('a PNG that is sent as a drawing', 'Cedula.png', png(), 'image/png'), type: 'image/svg+xml' },
  named('Cedula'),
  named('Cedula.php.jpg'),
  named('Cedula.jpg.exe'),
  named('Cedula.html'),
  named('../../../etc/passwd'),
  named('..\\..\\Cedula.jpg'),
  named('%2e%2e%2fCedula.jpg'),
  named('C:\\Windows\\system32\\Cedula.jpg'),
  named('/etc/cron.d/Cedula.jpg'),
  named('CON.jpg'),
  named('Cedula\0.jpg', 'with a NUL in it'),
  named('Cedula\r\nSet-Cookie: a=b.jpg'),
  named('Cedula"; filename="otra.jpg'),
  named(`${'ñ'.repeat(300)}.jpg`, 'of 300 letters'),
  named('Cedula\u202egpj.exe', 'that reads from right to left'),
  named('🪪 mi cédula.jpg'),
  named('<img src=x onerror=alert(1)>.jpg'),
  named("'; DROP TABLE casos; --.jpg"),
  named('.htaccess'),
  named(' '),
  kept('a JPG of a byte less than the limit', 'Cedula.jpg', jpeg({ bytes: limit - 1 }), 'image/jpeg'),
  kept('a JPG of exactly the limit', 'Cedula.jpg', jpeg({ bytes: limit }), 'image/jpeg'),
  kept('a PDF of a byte less than the limit', 'Cedula.pdf', pdf({ bytes: limit - 1 }), 'application/pdf'),
  kept('a PDF of exactly the limit', 'Cedula.pdf', pdf({ bytes: limit }), 'application/pdf'),
  refused('a JPG of a byte more', jpeg({ bytes: limit + 1 }), 413),
  refused('a PDF of a byte more', pdf({ bytes: limit + 1 }), 413, 'Cedula.pdf'),
  refused('three megabytes of a JPG', jpeg({ bytes: 3_000_000 }), 413),
  kept('a photo of a phone', 'Cedula.jpg', jpeg({ width: 4_000, height: 3_000 }), 'image/jpeg'),
  kept('a JPG with a page after its end', 'Cedula.jpg', joined(freshJpeg(), page), 'image/jpeg', 'script'),
  kept('a JPG with an archive after its end', 'Cedula.jpg', joined(freshJpeg(), zip), 'image/jpeg', 'PK\u0003'),
  kept('a JPG with a program in its words', 'Cedula.jpg', jpeg({ extra: comment(php) }), 'image/jpeg', 'php'),
  kept('a JPG that says where it was taken', 'Cedula.jpg', jpeg({ extra: comment('GPS 18.48') }), 'image/jpeg', 'GPS'),
  kept('a JPG of a phone that moves', 'Cedula.jpg', joined(freshJpeg(), 'ftypmp42MotionPhoto'), 'image/jpeg', 'Motion'),
  kept(
    'a PNG with a program in its words',
    'Cedula.png',
    png({ extra: chunk('tEXt', text(`Comment\0${php}`)) }),
    'image/png',
    'php',
  ),
  kept('a PNG with an archive after its end', 'Cedula.png', joined(png(), zip), 'image/png', 'PK\u0003'),
  kept('a PNG with a chunk of its own', 'Cedula.png', png({ extra: chunk('ruTz', text(page)) }), 'image/png', 'script'),
  kept(
    'a PNG whose points unfold to a hundred megabytes',
    'Cedula.png',
    png({ extra: chunk('IDAT', deflateSync(Buffer.alloc(100_000_000))) }),
    'image/png',
  ),
  kept('an encrypted PDF', 'Cedula.pdf', pdf({ trailer: '/Encrypt << /Filter /Standard /V 2 >>' }), 'application/pdf'),
  kept(
    'a PDF with a script',
    'Cedula.pdf',
    pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
    'application/pdf',
  ),
  kept(
    'a PDF that wants to start a program',
    'Cedula.pdf',
    pdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    'application/pdf',
  ),
  kept('a PDF with a page in its words', 'Cedula.pdf', pdf({ extra: `%${page}\n` }), 'application/pdf'),
  kept('a PDF with a page after its end', 'Cedula.pdf', joined(pdf(), page), 'application/pdf', 'script'),
  kept(
    'a PDF that was written to again',
    'Cedula.pdf',
    joined(pdf(), pdf({ extra: '%2\n' }).subarray(9)),
    'application/pdf',
  ),
  kept('a PDF made for the network', 'Cedula.pdf', linearized(rest), 'application/pdf'),
  refused('nothing', Buffer.alloc(0)),
  refused('one byte', Buffer.from([0xff])),
  refused('a megabyte of nothing', Buffer.alloc(1_000_000)),
  refused('noise', randomBytes(5_000)),
  refused('a page', text(page)),
  refused('a page that is called PDF', text(page), 415, 'Cedula.pdf'),
  refused('a page in UTF-16', Buffer.from(`\ufeff${page}`, 'utf16le')),
  refused('a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
  refused('a drawing after a declaration', text('<?xml version="1.0"?><svg onload="alert(1)"/>')),
  refused('a script', text('alert(1)')),
  refused('a script that is called PDF', text('app.alert(1)'), 415, 'Cedula.pdf'),
  refused('a program of Windows', joined('MZ\u0090\0', randomBytes(500))),
  refused('a program of Linux', joined('\u007fELF', randomBytes(500))),
  refused('a program of the shell', text('#!/bin/sh\nrm -rf /\n')),
  refused('an archive', zip),
  refused('an archive that is called PDF', zip, 415, 'Cedula.pdf'),
  refused('an archive that unfolds to a gigabyte', gzipSync(Buffer.alloc(50_000_000))),
  refused('a letter of an office', joined(Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(500)), 415, 'Cedula.pdf'),
  refused('a GIF', joined('GIF89a\u0001\0\u0001\0', randomBytes(30))),
  refused('a GIF that is a script', text('GIF89a/*\u0001\0*/=1;alert(1)')),
  refused('a BMP', joined('BM', randomBytes(60))),
  refused('a WebP', joined('RIFF\u0020\0\0\0WEBPVP8 ', randomBytes(30))),
  refused('a TIFF', joined('II*\0', randomBytes(60))),
  refused('HEIC', text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')),
  refused('AVIF', text('\0\0\0\u0018ftypavif\0\0\0\0mif1avif')),
  refused('a film', text('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom')),
  refused('PostScript', text('%!PS-Adobe-3.0\nshowpage\n'), 415, 'Cedula.pdf'),
  refused('a JPG as the text of a data URL', text(`data:image/jpeg;base64,${jpeg().toString('base64')}`)),
  refused('a data URL that says another type', text(`data:text/html;base64,${jpeg().toString('base64')}`)),
  refused('a JPG in base64', text(jpeg().toString('base64'))),
  refused('only the beginning of a JPG', Buffer.from([0xff, 0xd8, 0xff])),
  refused('a JPG that was cut in its header', jpeg().subarray(0, 30)),
  refused('a JPG that was cut in its points', jpeg({ bytes: 900 }).subarray(0, 600)),
  refused('a JPG without its last byte', jpeg().subarray(0, -1)),
  refused('a JPG of no height', jpeg({ height: 0 })),
  refused('a JPG after a page', joined(page, jpeg())),
  refused('a PNG that was cut', png().subarray(0, -20), 415, 'Cedula.png'),
  refused('a PNG without its last chunk', png().subarray(0, -12), 415, 'Cedula.png'),
  refused('a PNG that moves', png({ extra: chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])) }), 415, 'Cedula.png'),
  refused('a PNG of 20,000 × 20,000', png({ width: 20_000, height: 20_000 }), 413, 'Cedula.png'),
  refused('a JPG of 20,000 × 20,000', jpeg({ width: 20_000, height: 20_000 }), 413),
  refused('a PNG of 4,294,967,295 × 1', png({ width: 0xffffffff, height: 1 }), 413, 'Cedula.png'),
  refused('only the beginning of a PDF', text('%PDF-1.7\n'), 415, 'Cedula.pdf'),
  refused('the first half of a PDF', longPdf.subarray(0, 30_000), 415, 'Cedula.pdf'),
  refused('a PDF without its last bytes', longPdf.subarray(0, -8), 415, 'Cedula.pdf'),
  refused('a PDF whose table is past its end', joined('%PDF-1.4\nstartxref\n999\n%%EOF\n'), 415, 'Cedula.pdf'),
  refused('a PDF without a table', text('%PDF-1.4\nhola\n%%EOF\n'), 415, 'Cedula.pdf'),
  refused('a PDF of a version that is none', joined('%PDF-9.9', pdf().subarray(8)), 415, 'Cedula.pdf'),
  refused('a PDF after a page', joined(page, pdf()), 415, 'Cedula.pdf'),
  refused('a PDF before an archive', joined(pdf(), zip, randomBytes(5_000)), 415, 'Cedula.pdf'),
  refused('a PDF made for the network that was cut', linearized(rest.subarray(0, 9_000)), 415, 'Cedula.pdf'),
  refused('a PDF made for the network that was cut soon', linearized(rest.subarray(0, 300)), 415, 'Cedula.pdf'),
];
