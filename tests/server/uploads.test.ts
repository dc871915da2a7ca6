import { beforeEach, describe, expect, test } from 'vitest';
import { jpeg, png } from '../pictures/pictures';
import { preauthorizationForm, reimbursementForm } from './case-forms';
import { fileOf, formOf, freshJpeg, pdf } from './files';
import { onEachServer } from './on-each-server';
import { field, noon } from './server-under-test';
import { type Upload, uploads } from './upload-set';

const maria = '10000001';
const bill = fileOf('Facturaconcomprobant.jpg', jpeg());
const order = fileOf('Indicacionmedica.pdf', pdf());
onEachServer('uploads', {}, (server) => {
  let token: string;
  beforeEach(async () => {
    server.clock.time = noon;
    server.log.length = 0;
    token = await server.member('001-1000001-1');
    await server.db.query(`DELETE FROM casos`);
    await server.db.query(`DELETE FROM envios_caso`);
  });

  const send = (raw: BodyInit, headers: Record<string, string> = {}) =>
    server.call('solicitudReembolso', { token, query: { contrato: maria }, raw, headers });
  const claim = (...files: File[]) => send(formOf(reimbursementForm, [bill, order, ...files]));
  const stored = () =>
    server.db.query<{ nombre: string; tipo: string; octetos: number; contenido: string }>(
      `SELECT nombre, tipo, octetos, encode(contenido, 'base64') AS contenido FROM documentos_caso
       JOIN contenidos_documento ON documento = id ORDER BY orden`,
    );
  const rows = async () => {
    const [counted] = await server.db.query(
      `SELECT (SELECT count(*) FROM casos) AS casos, (SELECT count(*) FROM documentos_caso) AS documentos,
         (SELECT count(*) FROM contenidos_documento) AS contenidos, (SELECT count(*) FROM envios_caso) AS envios`,
    );
    return counted;
  };
  const nothing = { casos: 0, documentos: 0, contenidos: 0, envios: 0 };

  /** The stored file, or the status of the rejection. */
  const verdictOn = async ({ name, bytes, type }: Upload) => {
    // The third document, under any name.
    await server.db.query(`UPDATE requisitos SET requerido = false WHERE conjunto = 'reembolso' AND codigo = 'cedula'`);
    const { status } = await claim(fileOf(name, bytes, type));
    const [, , third] = await stored();
    return status === 200 ? third : status;
  };

  test.each(uploads.filter(({ verdict }) => typeof verdict === 'string'))(
    '[ATTACH-05] [ATTACH-10] accepts: $title',
    async (upload) => {
      const kept = await verdictOn(upload);
      expect(kept).toMatchObject({
        tipo: upload.verdict,
        nombre: expect.stringMatching(/^(Cedula|Documento)\.(jpg|png|pdf)$/),
      });
      const bytes = Buffer.from(String(field(kept, 'contenido')), 'base64');
      expect(field(kept, 'octetos')).toBe(bytes.length);
      expect(bytes.length).toBeLessThanOrEqual(upload.bytes.length);
      if (upload.without !== undefined) {
        expect(upload.bytes.includes(upload.without, 0, 'latin1')).toBe(true);
        expect(bytes.includes(upload.without, 0, 'latin1')).toBe(false);
      }
    },
  );

  test.each(uploads.filter(({ verdict }) => typeof verdict === 'number'))(
    '[ATTACH-05] [ATTACH-10] rejects: $title',
    async (upload) => {
      expect(await verdictOn(upload)).toBe(upload.verdict);
      expect(await rows()).toEqual(nothing);
    },
  );

  test('the set has more than a hundred different verdicts', () => {
    expect(new Set(uploads.map(({ title }) => title)).size).toBe(uploads.length);
    expect(uploads.length).toBeGreaterThan(100);
  });

  test.each<[string, File, number, string]>([
    [
      'over its limit',
      fileOf('Cedula.jpg', jpeg({ bytes: 2_097_153 })),
      413,
      'El archivo Cedula.jpg supera el límite de 2MB y no será añadido.',
    ],
    [
      'that is none',
      fileOf('Cedula\u202e.jpg', 'hola'),
      415,
      'El archivo Cedula.jpg no se puede añadir: no es lo que su nombre dice o está dañado. Formatos admitidos: JPG, PNG, PDF.',
    ],
    [
      'of too many points',
      fileOf('Cedula.png', png({ width: 20_000, height: 20_000 })),
      413,
      'La imagen Cedula.png tiene demasiados puntos y no será añadida. Redúzcala e intente nuevamente.',
    ],
  ])('[ATTACH-16] of a file %s is named in the sentence', async (_, file, status, sentence) => {
    const answer = await claim(file);
    expect([answer.status, field(answer.json, 'mensaje')]).toEqual([status, sentence]);
  });

  test('[PREAUTH-08] [PREAUTH-09] rejects a type that a document does not accept, whatever the file’s name', async () => {
    const raw = (files: readonly File[]) => formOf(preauthorizationForm, [fileOf('Indicacion.jpg', jpeg()), ...files]);
    const ask = async (...files: File[]) =>
      (await server.call('solicitudPreAutorizacion', { token, query: { contrato: maria }, raw: raw(files) })).status;
    const cedula = fileOf('Cedula.jpg', freshJpeg());
    expect([
      await ask(fileOf('Cedula.png', png())),
      await ask(fileOf('Cedula.jpg', pdf())),
      await ask(cedula, fileOf('otro.pdf', pdf())),
      await rows(),
    ]).toEqual([415, 415, 415, nothing]);
    expect(await ask(cedula, fileOf('otro.jpg', freshJpeg()))).toBe(200);
  });

  test('[ATTACH-14] [ATTACH-15] names are made of the document; a repeated file is stored once', async () => {
    const photo = freshJpeg();
    const files = [
      fileOf('Facturaconcomprobant2.jpg', freshJpeg()),
      fileOf('Indicacionmedica2.png', png()),
      fileOf('Cedula.jpg', photo),
      fileOf('CEDULA2.jpg', photo),
      fileOf('IMG_0001.jpg', freshJpeg()),
      fileOf('IMG_0002.png', png({ width: 9 })),
    ];
    expect((await claim(...files)).status).toBe(200);
    expect((await stored()).map(({ nombre }) => nombre)).toEqual([
      'Facturaconcomprobant.jpg',
      'Indicacionmedica.pdf',
      'Facturaconcomprobant2.jpg',
      'Indicacionmedica2.png',
      'Cedula.jpg',
      'Documento.jpg',
      'Documento2.png',
    ]);
  });

  describe('a body', () => {
    const boundary = '----limite';
    const type = `multipart/form-data; boundary=${boundary}`;
    const part = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const end = `--${boundary}--\r\n`;
    const whole = Object.entries(reimbursementForm)
      .map(([name, value]) => part(name, value))
      .join('');

    test.each<[string, BodyInit, Record<string, string>, number]>([
      ['without files', whole + end, { 'content-type': type }, 400],
      ['without its end', whole, { 'content-type': type }, 400],
      ['without a boundary', whole + end, { 'content-type': 'multipart/form-data' }, 400],
      ['that is no form', 'hola', { 'content-type': type }, 400],
      ['of ten thousand reimbursementForm', part('x', 'y').repeat(10_000) + end, { 'content-type': type }, 413],
      [
        'of ten thousand files',
        part('images"; filename="a.jpg', 'y').repeat(10_000) + end,
        { 'content-type': type },
        413,
      ],
      ['with a field twice', whole + part('motivo', 'otro') + end, { 'content-type': type }, 400],
      [
        'with a file as a field',
        whole.replace('name="motivo"', 'name="motivo"; filename="a"') + end,
        { 'content-type': type },
        400,
      ],
      ['with text for a file', whole + part('images', 'hola') + end, { 'content-type': type }, 400],
      ['folded', whole + end, { 'content-type': type, 'content-encoding': 'gzip' }, 400],
    ])('rejects %s', async (_, raw, headers, status) => {
      expect((await send(raw, headers)).status).toBe(status);
      expect(await rows()).toEqual(nothing);
      expect(server.log.filter(({ event }) => event === 'failure')).toEqual([]);
    });

    test('of 21 files is rejected, and one of more than 44 MB before it is read to its end', async () => {
      const many = Array.from({ length: 19 }, (_, index) => fileOf(`Cedula${index}.jpg`, freshJpeg()));
      expect((await claim(...many)).status).toBe(400);
      let sent = 0;
      const raw = new ReadableStream({
        pull: (stream) => {
          sent += 1_048_576;
          stream.enqueue(new Uint8Array(1_048_576));
        },
      });
      const request = new Request(`http://localhost/api/CRM/v2/crear/solicitudReembolso?contrato=${maria}`, {
        method: 'POST',
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
        body: raw,
        duplex: 'half',
      } as RequestInit);
      expect((await server.app.fetch(request)).status).toBe(413);
      expect(sent).toBeLessThan(48 * 1_048_576);
      expect(await rows()).toEqual(nothing);
    });
  });
});
