import { expect, test } from 'vitest';
import { jpeg, png } from '../../../tests/pictures/pictures';
import { readAttachment } from './read-attachment';

const bytes = (content: string | Buffer) => Uint8Array.from(Buffer.from(content));
const zip = 'PK\u0003\u0004';

test.each<[string, string | Buffer, object]>([
  ['a JPG', jpeg(), { formato: 'jpg' }],
  ['a PNG', png(), { formato: 'png' }],
  ['a PDF', '%PDF-1.7\n1 0 obj\n%%EOF\n', { formato: 'pdf' }],
  ['a PDF behind which a program wrote more', `%PDF-1.4\n%%EOF\n${' '.repeat(9000)}`, { formato: 'pdf' }],
  ['a PDF that asks for a password', '%PDF-1.7\n/Encrypt 5 0 R\n%%EOF', { formato: 'pdf' }],
  ['a PDF that was cut', '%PDF-1.7\n1 0 obj\nstream', { motivo: 'danado' }],
  ['a JPG that was cut', jpeg().subarray(0, 40), { motivo: 'danado' }],
  ['HEIC', '\0\0\0\u0018ftypheic\0\0\0\0', { motivo: 'heic' }],
  ['a page', '<!doctype html><script>alert(1)</script>', { motivo: 'formato' }],
  ['a drawing of the web', '<svg xmlns="http://www.w3.org/2000/svg"/>', { motivo: 'formato' }],
  ['a page that claims further down to be a PDF', `<html>%PDF-1.7 %%EOF`, { motivo: 'formato' }],
  ['an archive', zip, { motivo: 'formato' }],
  ['a program', 'MZ\u0090\0', { motivo: 'formato' }],
  ['a GIF', 'GIF89a/*', { motivo: 'formato' }],
  ['nothing', '', { motivo: 'vacio' }],
])('[ATTACH-05] [ATTACH-16] %s is told by its bytes', (_, content, told) => {
  expect(readAttachment(bytes(content))).toEqual(told);
});
