import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClamd } from '../../server/documents/clamd';
import { marker } from '../../server/documents/file-scanner';
import { messages } from '../../server/texts/messages';
import { jpeg } from '../pictures/pictures';
import { preauthorizationForm } from './case-forms';
import { type Mood, startClamd } from './clamd-server';
import { fileOf, formOf, freshJpeg } from './files';
import { onPglite } from './on-each-server';
import { type Answered, field, noon } from './server-under-test';

const clamd = await startClamd();
afterAll(() => clamd.close());

const maria = '10000001';
/** What is after the end of a picture is not stored, but scanned. */
const bad = () => Buffer.concat([freshJpeg(), marker]);
const refusals: readonly Mood[] = ['blind', 'afraid', 'nonsense', 'cut', 'long', 'away'];
const said = ({ status, json }: Answered) => [status, field(json, 'mensaje')];
const notScanned = [503, messages.files.notScanned];

describe('with a scanner', () => {
  const server = onPglite({ CLAMD_URL: clamd.url });
  let token: string;
  beforeAll(async () => {
    token = await server.member('001-1000001-1');
  });
  beforeEach(async () => {
    clamd.become('honest');
    clamd.scanned.length = 0;
    // What was trusted before is asked again.
    server.clock.time += 61_000;
    server.log.length = 0;
    await server.empty('casos', 'envios_caso', 'fotos', 'contadores');
  });

  const authorize = (files: readonly File[]) =>
    server.call('solicitudPreAutorizacion', {
      token,
      query: { contrato: maria },
      raw: formOf({ ...preauthorizationForm, tipoAutorizacion: 'Laboratorios' }, files),
    });
  const two = (second: File = fileOf('Cedula.jpg', freshJpeg())) => [fileOf('Indicacion.jpg', freshJpeg()), second];
  const photo = (bytes: Buffer) =>
    server.call('cargarfotoperfil', {
      token,
      query: { codigoAfiliado: maria },
      body: { foto: bytes.toString('base64') },
    });
  const stored = async () => [
    await server.count('casos'),
    await server.count('documentos_caso'),
    await server.count('envios_caso'),
    await server.count('fotos'),
  ];

  test('each file is scanned as it was sent, and stored once none is named', async () => {
    const files = two();
    expect((await authorize(files)).status).toBe(200);
    const sent = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
    expect(clamd.scanned.slice(-2)).toEqual(sent);
    expect((await photo(jpeg())).status).toBe(200);
    expect(clamd.scanned.at(-1)).toEqual(jpeg());
    expect(await stored()).toEqual([1, 2, 1, 1]);
  });

  test('of a named file its name is said, nothing is stored, and the log has a line without it', async () => {
    expect(said(await authorize(two(fileOf('Cedula.jpg', bad()))))).toEqual([422, messages.files.named('Cedula.jpg')]);
    expect(await stored()).toEqual([0, 0, 0, 0]);
    const lines = server.log.filter(({ event }) => event === 'fileNamed');
    expect([lines.length, JSON.stringify(lines).includes('Cedula')]).toEqual([1, false]);
  });

  test('a file added to a case, and a photo, are scanned, too', async () => {
    const { json } = await authorize(two());
    const ticketName = String(field(json, 'result'));
    const upload = (bytes: Buffer) =>
      server.call('cargardocumento', {
        token,
        query: { ticketName },
        raw: formOf({}, [fileOf('Cedula.jpg', bytes)]),
      });
    expect((await upload(bad())).status).toBe(422);
    expect(said(await photo(bad()))).toEqual([422, messages.photo.named]);
    expect(await stored()).toEqual([1, 2, 1, 0]);
    expect((await upload(freshJpeg())).status).toBe(200);
  });

  test.each(refusals)('by one that is %s nothing is scanned, and nothing stored', async (mood) => {
    clamd.become(mood);
    for (const answer of [
      await authorize(two()),
      await authorize(two(fileOf('Cedula.jpg', bad()))),
      await photo(jpeg()),
    ])
      expect([...said(answer), answer.headers.get('retry-after'), field(answer.json, 'sinEfecto')]).toEqual([
        ...notScanned,
        '120',
        true,
      ]);
    expect(await stored()).toEqual([0, 0, 0, 0]);
    expect(server.log.filter(({ event }) => event === 'scannerAway')).toHaveLength(3);
    clamd.become('honest');
    expect((await authorize(two())).status).toBe(200);
  });

  test('is asked anew whether it can be trusted, each minute and after each failure', async () => {
    await authorize(two());
    clamd.become('blind');
    const passed = await authorize(two(fileOf('Cedula.jpg', bad())));
    server.clock.time += 61_000;
    const refused = await authorize(two(fileOf('Cedula.jpg', bad())));
    expect([passed.status, refused.status]).toEqual([200, 503]);
  });

  test('the fault of the demonstration answers as the scanner’s absence does', async () => {
    const body = JSON.stringify({ call: 'cargarfotoperfil', fault: 'sinRevisor', times: 1 });
    await server.demo('/demo/fallos', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect([said(await photo(jpeg())), (await photo(jpeg())).status]).toEqual([notScanned, 200]);
  });

  test('of many uploads none is stored that was not scanned, none is lost, and no connection stays', async () => {
    const moods: readonly Mood[] = ['honest', 'honest', ...refusals];
    let seen = 0;
    for (let index = 0; index < 200; index += 1) {
      const mood = moods[(index * 7) % moods.length] ?? 'honest';
      server.clock.time += 61_000;
      clamd.become(mood);
      const isBad = index % 3 === 0;
      const { status } = await photo(isBad ? bad() : freshJpeg());
      expect([mood, isBad, status]).toEqual([mood, isBad, mood !== 'honest' ? 503 : isBad ? 422 : 200]);
      if (status === 200) seen += 1;
    }
    expect(
      await server.count(`bitacora WHERE suceso = 'fotoGuardada' AND momento > '${new Date(noon).toISOString()}'`),
    ).toBeGreaterThanOrEqual(seen);
    await vi.waitFor(() => expect(clamd.open()).toBe(0));
  });
});

test('one that is silent is waited for no longer than it may take', async () => {
  clamd.become('silent');
  const { hostname, port } = new URL(clamd.url);
  const startedAt = performance.now();
  await expect(createClamd({ host: hostname, port: Number(port) })(jpeg(), 300)).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await vi.waitFor(() => expect(clamd.open()).toBe(0));
});

describe('without a scanner', () => {
  const server = onPglite();
  test('the demonstration names the marker alone', async () => {
    const token = await server.member('001-1000001-1');
    const save = async (bytes: Buffer) =>
      (
        await server.call('cargarfotoperfil', {
          token,
          query: { codigoAfiliado: maria },
          body: { foto: bytes.toString('base64') },
        })
      ).status;
    expect([await save(bad()), await save(jpeg())]).toEqual([422, 200]);
  });
});
