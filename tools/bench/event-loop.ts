import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { type CallName, contract } from '../../domain/contract';
import { readPhoto } from '../../domain/rules/picture/read-photo';
import { readAttachments } from '../../server/cases/read-attachments';
import type { Requirement } from '../../server/cases/requirements';
import { readBody } from '../../server/http/body';
import { HttpProblem } from '../../server/http/http-problem';
import { chunk, jpeg, png } from '../../tests/pictures/pictures';
import { fileOf, formOf, freshJpeg, pdf } from '../../tests/server/files';

/**
 * `node --import tsx tools/bench/event-loop.ts`: how long the server's own code holds the event loop for a body that a
 * member sends, from its first byte to its attachments. Fails above the goal.
 */
const goalMs = 50;
const rounds = 5;
const megabyte = 1024 * 1024;
const fileBytes = 2 * megabyte;
const formBytes = 43 * megabyte;

const requirements: Requirement[] = [
  { codigo: 'cedula', descripcion: 'Cedula', requerido: true, formatos: 'JPG, PNG, PDF', cantidad: 20, limiteMb: 2 },
];

interface Body {
  call: CallName;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const boundary = '----WebKitFormBoundaryabcdefgh01234567';
const rawForm = (raw: string | Buffer, letters = boundary): Body => ({
  call: 'cargardocumento',
  type: `multipart/form-data; boundary=${letters}`,
  bytes: new Uint8Array(Buffer.from(raw)),
});
const partOf = (content: string, disposition = 'name="images"; filename="Cedula.jpg"', letters = boundary) =>
  `--${letters}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;
const formWith = async (...files: readonly Buffer[]): Promise<Body> => {
  const response = new Response(
    formOf(
      {},
      files.map((bytes, index) => fileOf(`Cedula${index}.jpg`, bytes)),
    ),
  );
  return {
    call: 'cargardocumento',
    type: response.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
};
const json = (text: string): Body => ({
  call: 'cargarfotoperfil',
  type: 'application/json',
  bytes: new Uint8Array(Buffer.from(text)),
});
const photoOf = (bytes: Buffer): Body => json(JSON.stringify({ foto: bytes.toString('base64') }));

const filled = (bytes: number, pattern: readonly number[]) => Buffer.alloc(bytes, Buffer.from(pattern));
const exifOf = (entries: number, bytes: number) => {
  const block = Buffer.alloc(bytes);
  block.write('MM\0*\0\0\0\x08', 0, 'latin1');
  block.writeUInt16BE(entries, 8);
  return block;
};
const exifSegment = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0xff, 0xff]),
  Buffer.from('Exif\0\0', 'latin1'),
  exifOf(65_535, 65_527),
]);
const inScan = (points: Buffer) => Buffer.concat([jpeg().subarray(0, -2), points, Buffer.from([0xff, 0xd9])]);
const room = fileBytes - 200;
const pictures: Readonly<Record<string, Buffer>> = {
  'a JPG of 523,000 segments': jpeg({ bytes: fileBytes, extra: filled(4 * 523_000, [0xff, 0xdb, 0, 2]) }),
  'a JPG of 2,000 segments': jpeg({ bytes: fileBytes, extra: filled(4 * 1_996, [0xff, 0xdb, 0, 2]) }),
  'a JPG of fill bytes': jpeg({ bytes: fileBytes, extra: filled(room, [0xff]) }),
  'a scan of fill bytes': inScan(filled(room, [0xff])),
  'a JPG of restart markers': jpeg({ bytes: fileBytes, extra: filled(room, [0xff, 0xd0]) }),
  'a scan of restart markers': inScan(filled(room, [0xff, 0xd0])),
  'a scan without end': jpeg({ bytes: fileBytes }).fill(0xff, 100),
  'a JPG of EXIF with 65,535 entries': jpeg({
    bytes: fileBytes,
    extra: Buffer.concat(Array<Buffer>(31).fill(exifSegment)),
  }),
  'a PNG of 170,000 chunks': png({ extra: Buffer.concat(Array<Buffer>(170_000).fill(chunk('tEXt', Buffer.alloc(0)))) }),
  'a PNG of EXIF with 65,535 entries': png({ extra: chunk('eXIf', exifOf(65_535, room)) }),
};
const pdfs: Readonly<Record<string, Buffer>> = {
  'a PDF full of startxref': pdf({ extra: 'startxref\n'.repeat(200_000) }),
  'a PDF full of ends': Buffer.from(`%PDF-1.7\n${'%%EOF\n'.repeat(340_000)}`),
  'a PDF of half its end': Buffer.from(`%PDF-1.7\n${'%%EO'.repeat(500_000)}`),
  'a PDF with a megabyte of spaces in its end': Buffer.from(`%PDF-1.7\nstartxref${' '.repeat(2_000_000)}%%EOF`),
  'a PDF with a megabyte of spaces around its number': Buffer.from(
    `%PDF-1.7\nstartxref${' '.repeat(1_000_000)}1${' '.repeat(1_000_000)}%%EOF`,
  ),
};
const nasty = `${'-'.repeat(69)}x`;

const bodies: Readonly<Record<string, Body>> = {
  'a full form, 20 JPG of 2 MB': await formWith(...Array.from({ length: 20 }, () => freshJpeg(fileBytes))),
  'a full form, 20 PDF of 2 MB': await formWith(
    ...Array.from({ length: 20 }, (_, index) => pdf({ bytes: fileBytes, extra: `%${index}\n` })),
  ),
  ...Object.fromEntries(
    await Promise.all(
      Object.entries({ ...pictures, ...pdfs }).map(
        async ([title, bytes]) => [`20 times ${title}`, await formWith(...Array<Buffer>(20).fill(bytes))] as const,
      ),
    ),
  ),
  'a form of 43 MB of header lines': rawForm(`--${boundary}\r\n${'a: b\r\n'.repeat(formBytes / 6)}`),
  'a form of one header line of 43 MB': rawForm(`--${boundary}\r\na: ${'b'.repeat(formBytes)}`),
  'a form of 80 parts': rawForm(partOf('x'.repeat(500_000)).repeat(80) + end),
  'a form of 80 text fields': rawForm(
    Array.from({ length: 80 }, (_, index) => partOf('\r\n'.repeat(32_768), `name="campo${index}"`)).join('') + end,
  ),
  'a form of 80 parts with 4 kB of spaces in a header line': rawForm(
    `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\nX:x${' '.repeat(4_000)}x\r\n\r\ny\r\n`.repeat(80) +
      end,
  ),
  'a form of 10,000 parts': rawForm(partOf('y').repeat(10_000) + end),
  'a form of one text of 43 MB': rawForm(partOf('\r\n'.repeat(formBytes / 2), 'name="motivo"') + end),
  'a form without its end': rawForm(partOf('\r\n--'.repeat(formBytes / 4))),
  'a form of half its boundary': rawForm(partOf(`\r\n--${boundary.slice(0, -1)}`.repeat(1_100_000)) + end),
  'a form whose boundary is hard to find': rawForm(partOf('-'.repeat(formBytes), undefined, nasty), nasty),
  'JSON that is deep': json('['.repeat(3 * megabyte)),
  'JSON that is deep and whole': json('['.repeat(1_500_000) + ']'.repeat(1_500_000)),
  'JSON of a million numbers': json(`{"foto":[${'0,'.repeat(1_500_000)}0]}`),
  'JSON of a million lists': json(`[${'[],'.repeat(1_000_000)}0]`),
  'JSON of 29,000 lists': json(`[${'[],'.repeat(29_000)}0]`),
  'JSON of 59,000 names': json(`{${Array.from({ length: 59_000 }, (_, name) => `"a${name}":0`).join()}}`),
  'JSON of 200,000 names': json(`{${Array.from({ length: 200_000 }, (_, name) => `"a${name}":0`).join()}}`),
  'JSON of escapes': json(`{"foto":"${'\\u0041'.repeat(500_000)}"}`),
  'a photo of 3 MB of base64': json(`{"foto":"${'QUFB'.repeat(786_000)}"}`),
  'a photo that is no base64 at its end': json(`{"foto":"${'QUFB'.repeat(786_000)}?"}`),
  ...Object.fromEntries(Object.entries(pictures).map(([title, bytes]) => [`as photo, ${title}`, photoOf(bytes)])),
};

const hold = { take: () => true, release: () => {} };
/** As a socket hands a body over. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>) => {
  let at = 0;
  return new ReadableStream({
    pull: async (stream) => {
      await pause(0);
      if (at >= bytes.length) return stream.close();
      stream.enqueue(bytes.slice(at, at + 65_536));
      at += 65_536;
    },
  });
};

const readWhole = async ({ call, type, bytes }: Body): Promise<void> => {
  const endpoint = contract[call];
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: streamOf(bytes),
    duplex: 'half',
  } as RequestInit);
  const body = await readBody(request, endpoint, { hold, totalMs: 60_000, silentMs: 60_000 });
  const read = v.safeParse(v.union([contract.cargardocumento.body, contract.cargarfotoperfil.body]), body);
  if (!read.success) throw new HttpProblem(400);
  if ('images' in read.output) await readAttachments(read.output.images, requirements);
  else if ('type' in readPhoto(new Uint8Array(Buffer.from(read.output.foto, 'base64')))) return;
  else throw new HttpProblem(415);
};

const delay = monitorEventLoopDelay({ resolution: 1 });
const longest: Record<string, { 'longest slice, ms': number; outcome: string }> = {};
for (const [title, body] of Object.entries(bodies)) {
  const slices: number[] = [];
  let outcome = 'read';
  for (let round = 0; round < rounds; round += 1) {
    await pause(20);
    delay.enable();
    delay.reset();
    await readWhole(body).catch((error: unknown) => {
      outcome =
        error instanceof Error ? `${error.name} ${'status' in error ? String(error.status) : error.message}` : '?';
    });
    await pause(5);
    delay.disable();
    slices.push(delay.max / 1e6);
  }
  // The best of a few: what else the machine does is no slice of ours.
  longest[title] = { 'longest slice, ms': Math.round(Math.min(...slices)), outcome };
}
console.table(longest);
const over = Object.entries(longest).filter(([, { 'longest slice, ms': ms }]) => ms > goalMs);
console.log(
  over.length === 0 ? `None over ${goalMs} ms.` : `Over ${goalMs} ms: ${over.map(([title]) => title).join('; ')}`,
);
process.exitCode = over.length === 0 ? 0 : 1;
