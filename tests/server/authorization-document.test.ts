import { afterEach, describe, expect, test } from 'vitest';
import { createPdfPrinter, type PdfPrinter, type PrintedDocument } from '../../server/documents/pdf-printer';
import { onEachServer } from './on-each-server';
import { readPdf } from './pdf-text';
import { field } from './server-under-test';

onEachServer('the document of an authorization', {}, (server) => {
  const document = (token: string, nap: string, codigoAfiliado: string) =>
    server.call('generarDocumento', { token, query: { nap, codigoAfiliado } });

  test('a browser without a token is redirected to the portal; a call without one is rejected', async () => {
    const asked = { query: { nap: '84001060', codigoAfiliado: '10000001' } };
    const opened = await server.call('generarDocumento', { ...asked, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/consulta/consumos']);
    const called = await server.call('generarDocumento', asked);
    expect([called.status, called.headers.get('location')]).toEqual([401, null]);
  });

  test('[API-71] is a tagged PDF with title and language, and text in reading order', async () => {
    const { status, headers, bytes } = await document(await server.member('001-1000001-1'), '84001060', '10000001');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { plain, marked } = readPdf(bytes);
    expect(plain).toMatch(/^%PDF-1\.7\n/);
    for (const said of ['/Lang (es-DO)', '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /LBody'])
      expect(plain).toContain(said);
    expect(plain.match(/\/FontFile2/g)).toHaveLength(2);
    expect(plain).not.toContain('Helvetica');
    expect(marked).toEqual([
      ['P', 'Oficina Virtual'],
      ['H1', 'Autorización 84001060'],
      ['H2', 'Datos del afiliado'],
      ['Lbl', 'Nombre'],
      ['LBody', 'María Altagracia Peña Núñez'],
      ['Lbl', 'Cédula'],
      ['LBody', '001-1000001-1'],
      ['Lbl', 'Código de afiliado'],
      ['LBody', '10000001'],
      ['Lbl', 'Régimen'],
      ['LBody', 'CONTRIBUTIVO'],
      ['Lbl', 'Plan'],
      ['LBody', 'Plan Básico de Salud'],
      ['H2', 'Datos de la autorización'],
      ['Lbl', 'Número de autorización'],
      ['LBody', '84001060'],
      ['Lbl', 'Fecha'],
      ['LBody', '20-11-2026'],
      ['Lbl', 'Tipo de servicio'],
      ['LBody', 'Consulta ambulatoria'],
      ['Lbl', 'Estado'],
      ['LBody', 'Pendiente'],
      ['Lbl', 'Alto costo'],
      ['LBody', 'No'],
      ['Lbl', 'Prestador'],
      ['LBody', 'Centro Médico Las Palmas'],
      ['Lbl', 'Dirección'],
      ['LBody', 'Avenida Independencia 210, Gascue, Santo Domingo de Guzmán'],
      ['Lbl', 'Teléfono'],
      ['LBody', '809-555-0311'],
      ['P', 'Generado el 20-11-2026 a las 12:00 p. m. (hora de Santo Domingo).'],
      ['P', 'Para comprobar este documento, llame al 809-555-0100.'],
    ]);
  });

  test('[API-71] is available to the titular for a minor of the core only', async () => {
    const titular = await server.member('001-1000001-1');
    const [minors] = await server.db.query<{ auth: string }>(
      `SELECT auth FROM consumos WHERE codigo_afiliado = '10000011' LIMIT 1`,
    );
    const nap = minors?.auth ?? '';
    const dependant = await server.member('001-1000013-1');
    expect([
      (await document(titular, nap, '10000011')).status,
      (await document(titular, nap, '10000001')).status,
      (await document(titular, 'no-hay', '10000001')).status,
      (await document(titular, '84001060', '10000003')).status,
      (await document(dependant, nap, '10000011')).status,
      (await document(await server.anonymous(), '84001060', '10000001')).status,
    ]).toEqual([200, 404, 404, 403, 403, 401]);
  });

  test('prints a hostile name as text, without bidirectional marks and missing glyphs', async () => {
    const token = await server.member('001-1000010-0');
    const [own] = await server.db.query<{ auth: string }>(
      `SELECT auth FROM consumos WHERE codigo_afiliado = '10000010' LIMIT 1`,
    );
    await server.db.query(
      `UPDATE consumos SET solicitante = $1, id_prestador = 'no-hay' WHERE codigo_afiliado = '10000010'`,
      ['<b>Łukasz</b>\u202e 👋 (a) \\ Чехов\n'],
    );
    const { status, bytes } = await document(token, own?.auth ?? '', '10000010');
    const values = readPdf(bytes).marked.filter(([mark]) => mark === 'LBody');
    expect(status).toBe(200);
    expect(values.at(-1)).toEqual(['LBody', '<b>Łukasz</b> ? (a) \\ ?????']);
    expect(values[0]?.[1]).toContain('<img src=x onerror="alert(1)">');
  });

  test('answers with a message when printing fails', async () => {
    const token = await server.member('001-1000001-1');
    await server.app.close();
    const { status, headers, json } = await document(token, '84001060', '10000001');
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(field(json, 'mensaje')).toMatch(/^El servicio no está disponible/);
  });
});

describe('the printer of documents', () => {
  let printer: PdfPrinter;
  afterEach(() => printer.close());
  const page = (facts: number): PrintedDocument => ({
    title: 'Prueba',
    author: 'Nadie',
    sections: [
      {
        heading: 'Datos',
        facts: Array.from({ length: facts }, (_, index) => [`Dato ${index}`, `Valor ${index}`] as const),
      },
    ],
    notes: [],
  });
  const valuesIn = (bytes: Uint8Array) =>
    readPdf(bytes)
      .marked.filter(([mark]) => mark === 'LBody')
      .map(([, text]) => text);

  test('continues on another page without splitting a line', async () => {
    printer = createPdfPrinter();
    const bytes = await printer.print(page(90), 'ana');
    expect(valuesIn(bytes)).toEqual(Array.from({ length: 90 }, (_, index) => `Valor ${index}`));
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\n/g),
    ).toHaveLength(3);
  });

  test('moves a heading without room to the next page', async () => {
    printer = createPdfPrinter();
    const [section] = page(1).sections;
    const sections = Array.from({ length: 40 }, () => ({ heading: 'Datos', facts: section?.facts ?? [] }));
    const bytes = await printer.print({ ...page(0), sections }, 'ana');
    expect(valuesIn(bytes)).toHaveLength(40);
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\n/g),
    ).toHaveLength(4);
  });

  test('prints in the order of arrival, and rejects with 503 when the queue is full', async () => {
    printer = createPdfPrinter({ mostWaiting: 3 });
    const asked = [1, 2, 3, 4].map((facts) => printer.print(page(facts), 'ana'));
    await expect(asked[3]).rejects.toMatchObject({ status: 503 });
    const printed = await Promise.all(asked.slice(0, 3));
    expect(printed.map((bytes) => valuesIn(bytes).length)).toEqual([1, 2, 3]);
    expect(valuesIn(await printer.print(page(5), 'ana'))).toHaveLength(5);
  });

  test('limits the queued documents of one person', async () => {
    printer = createPdfPrinter({ mostOfOne: 2 });
    const asked = ['ana', 'ana', 'ana', 'luis'].map((whose) => printer.print(page(1), whose));
    await expect(asked[2]).rejects.toMatchObject({ status: 503 });
    expect(await Promise.all([asked[0], asked[1], asked[3]])).toHaveLength(3);
    expect(valuesIn(await printer.print(page(2), 'ana'))).toHaveLength(2);
  });

  test('a failed or slow document never answers the next request', async () => {
    printer = createPdfPrinter({ limitMs: 6_000 });
    const broken = { ...page(1), sections: [{ heading: 'Datos', facts: null }] } as unknown as PrintedDocument;
    const [failed, late, good] = [
      printer.print(broken, 'ana'),
      printer.print(page(60_000), 'ana'),
      printer.print(page(2), 'ana'),
    ];
    await expect(failed).rejects.toThrow('no document');
    await expect(late).rejects.toThrow('over 6000 ms');
    expect(valuesIn(await good)).toHaveLength(2);
  });

  test('stops with the server', async () => {
    printer = createPdfPrinter();
    const under = printer.print(page(20_000), 'ana');
    await printer.close();
    await expect(under).rejects.toThrow();
    await expect(printer.print(page(1), 'ana')).rejects.toMatchObject({ status: 503 });
  });
});
