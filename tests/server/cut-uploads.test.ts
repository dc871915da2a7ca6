import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallName, contract } from '../../domain/contract';
import { createHttpServer } from '../../server/http/http-server';
import { jpeg } from '../pictures/pictures';
import { dependentForm, holderForm, preauthorizationForm, reimbursementForm } from './case-forms';
import { fileOf, formOf, freshJpeg } from './files';
import { beginCall, beginUpload, type Upload, uploadOf } from './half-upload';
import { onEachServer } from './on-each-server';
import { listening } from './raw-connection';
import { field } from './server-under-test';

const maria = '10000001';
const photoOf = (name: string) => fileOf(name, freshJpeg(400_000));
const photos = ['Indicacion.jpg', 'Indicacion2.jpg', 'Indicacion3.jpg', 'Cedula.jpg'].map(photoOf);
const silentMs = 500;

/** What the database holds of requests and photos. */
interface Kept {
  /** estatus and estatusReembolso of each. */
  casos: string[];
  documentos: number;
  /** As long as their documents say. */
  contenidos: number;
  envios: number;
  sucesos: string[];
  /** Their lengths. */
  fotos: number[];
}
const nothing: Kept = { casos: [], documentos: 0, contenidos: 0, envios: 0, sucesos: [], fotos: [] };
const whole: Kept = {
  ...nothing,
  casos: ['En Curso '],
  documentos: 4,
  contenidos: 4,
  envios: 1,
  sucesos: ['creado'],
};

onEachServer('an upload over a line', { POLICY_UPLOAD_SILENCE_MS: String(silentMs) }, (server) => {
  let http: Server;
  let port: number;
  let token: string;
  let authorization: Upload;
  let body: Buffer;
  beforeAll(async () => {
    token = await server.member('001-1000001-1');
    http = createHttpServer(server.app, { bodyMs: silentMs });
    port = await listening(http);
    authorization = await uploadOf(
      'solicitudPreAutorizacion',
      { contrato: maria },
      formOf(preauthorizationForm, photos),
    );
    body = authorization.body;
  });
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });
  beforeEach(async () => {
    server.log.length = 0;
    await server.empty('casos', 'envios_caso', 'fotos');
  });

  const column = async <T>(sql: string): Promise<T[]> => (await server.db.query<{ of: T }>(sql)).map(({ of }) => of);
  const rows = async (): Promise<Kept> => ({
    casos: await column(`SELECT estatus || ' ' || estatus_reembolso AS of FROM casos`),
    documentos: (await column(`SELECT id AS of FROM documentos_caso`)).length,
    contenidos: (
      await column(
        `SELECT id AS of FROM documentos_caso JOIN contenidos_documento ON documento = id WHERE length(contenido) = octetos`,
      )
    ).length,
    envios: (await column(`SELECT caso AS of FROM envios_caso`)).length,
    sucesos: await column(`SELECT suceso AS of FROM sucesos_caso ORDER BY id`),
    fotos: await column(`SELECT length(contenido) AS of FROM fotos`),
  });

  const begin = (upload = authorization, as = token) => beginUpload(port, as, upload);
  const sendWhole = async (upload: Upload) => {
    const { send, ended, status, said } = await begin(upload);
    await send(upload.body);
    await ended;
    return { status: status(), said: said() };
  };
  const numberOf = async (call: CallName, said: { body?: unknown; raw?: FormData }) =>
    String(field((await server.call(call, { token, query: { contrato: maria }, ...said })).json, 'result'));
  const bill = () => fileOf('Facturaconcomprobant.jpg', freshJpeg());
  const returned = async () => {
    const indication = fileOf('Indicacionmedica.jpg', freshJpeg());
    const raw = formOf(reimbursementForm, [bill(), indication, fileOf('Cedula.jpg', freshJpeg())]);
    const numero = await numberOf('solicitudReembolso', { raw });
    const since = new Date(server.clock.time);
    await server.db.query(`UPDATE casos SET devuelto = $2, estatus_reembolso = 'Devuelto' WHERE numero = $1`, [
      numero,
      since,
    ]);
    return numero;
  };
  const authorized = async () => {
    const raw = formOf(preauthorizationForm, [
      fileOf('Indicacion.jpg', freshJpeg()),
      fileOf('Cedula.jpg', freshJpeg()),
    ]);
    return numberOf('solicitudPreAutorizacion', { raw });
  };

  /** Every call with files: state before, request, and state after. */
  const uploads: readonly { title: string; before: Kept; after: Kept; prepare(): Promise<Upload> }[] = [
    {
      title: 'a pre-authorization',
      before: nothing,
      after: whole,
      prepare: async () => authorization,
    },
    {
      title: 'a reimbursement',
      before: nothing,
      after: whole,
      prepare: () => {
        const names = ['Facturaconcomprobant.jpg', 'Indicacionmedica.jpg', 'Indicacionmedica2.jpg', 'Cedula.jpg'];
        return uploadOf('solicitudReembolso', { contrato: maria }, formOf(reimbursementForm, names.map(photoOf)));
      },
    },
    {
      title: 'what a returned reimbursement is completed with',
      before: { ...whole, casos: ['En Curso Devuelto'], documentos: 3, contenidos: 3 },
      // Of the first document there is room for two: the one that is there gives way.
      after: { ...whole, documentos: 6, contenidos: 6, envios: 2, sucesos: ['creado', 'completado'] },
      prepare: async () => {
        const names = ['Facturaconcomprobant.jpg', 'Facturaconcomprobant2.jpg', 'Indicacionmedica.jpg'];
        return uploadOf('updateSolicitudReembolso', { numeroTicket: await returned() }, formOf({}, names.map(photoOf)));
      },
    },
    {
      title: 'the documents of a holder affiliation',
      before: { ...whole, documentos: 0, contenidos: 0 },
      after: { ...whole, documentos: 2, contenidos: 2, envios: 2, sucesos: ['creado', 'documentos'] },
      prepare: async () => {
        const ticketName = await numberOf('solicitudAfiliacionTitular', { body: holderForm });
        const names = ['Cedula.jpg', 'Actadenacimiento.jpg'];
        return uploadOf('cargardocumento', { ticketName }, formOf({}, names.map(photoOf)));
      },
    },
    {
      title: 'the documents of a dependent affiliation',
      before: { ...whole, documentos: 0, contenidos: 0 },
      after: { ...whole, documentos: 5, contenidos: 5, envios: 2, sucesos: ['creado', 'documentos'] },
      prepare: async () => {
        const ticketName = await numberOf('solicitudAfiliacionDependiente', { body: dependentForm });
        const names = ['', '2', '3', '4', '5'].map((nth) => `Documentosdeldependi${nth}.jpg`);
        return uploadOf('cargardocumento', { ticketName }, formOf({}, names.map(photoOf)));
      },
    },
    {
      title: 'one more document of a pre-authorization',
      before: { ...whole, documentos: 2, contenidos: 2 },
      after: { ...whole, documentos: 3, contenidos: 3, envios: 2, sucesos: ['creado', 'documentos'] },
      prepare: async () =>
        uploadOf('cargardocumento', { ticketName: await authorized() }, formOf({}, [photoOf('Indicacion2.jpg')])),
    },
    {
      title: 'the first photo of a member',
      before: nothing,
      after: { ...nothing, fotos: [1_500_000] },
      prepare: () =>
        uploadOf(
          'cargarfotoperfil',
          { codigoAfiliado: maria },
          { foto: jpeg({ bytes: 1_500_000 }).toString('base64') },
        ),
    },
    {
      title: 'a photo in the place of another',
      before: { ...nothing, fotos: [1_000] },
      after: { ...nothing, fotos: [1_500_000] },
      prepare: async () => {
        const query = { codigoAfiliado: maria };
        const body = { foto: jpeg({ bytes: 1_000 }).toString('base64') };
        await server.call('cargarfotoperfil', { token, query, body });
        return uploadOf('cargarfotoperfil', query, { foto: jpeg({ bytes: 1_500_000 }).toString('base64') });
      },
    },
  ];
  const logged = (call: CallName) => server.log.find((line) => line.call === call);

  test('the table lists every call of the contract with files', async () => {
    const carrying = Object.entries(contract).filter(
      ([, { method, timeLimit }]) => method !== 'GET' && timeLimit === 'upload',
    );
    const called = await Promise.all(uploads.map(({ prepare }) => prepare()));
    expect(new Set(called.map(({ call }) => call))).toEqual(new Set(carrying.map(([name]) => name)));
  });

  describe.each(uploads)('an upload of $title', ({ before, after, prepare }) => {
    test.each([0.1, 0.5, 0.99])('cut at %f keeps the previous data, and a retry stores it once', async (share) => {
      const upload = await prepare();
      server.log.length = 0;
      const { socket, send } = await begin(upload);
      await send(upload.body.subarray(0, Math.floor(upload.body.length * share)));
      socket.destroy();
      await expect.poll(() => logged(upload.call), { timeout: 10_000 }).toMatchObject({ status: 408 });
      expect([await rows(), server.log.filter(({ event }) => event === 'failure')]).toEqual([before, []]);
      const first = await sendWhole(upload);
      const again = await sendWhole(upload);
      expect([first.status, again.status, await rows()]).toEqual([200, 200, after]);
    });

    test('an upload cut after its last byte is stored, and a retry finds it', async () => {
      const upload = await prepare();
      const { socket, send } = await begin(upload);
      await send(upload.body);
      socket.destroy();
      await expect.poll(rows, { timeout: 10_000 }).toEqual(after);
      const { status, said } = await sendWhole(upload);
      const [numero] = await column<string>(`SELECT numero AS of FROM casos`);
      const isNumber = upload.call.startsWith('solicitud');
      expect([status, said.includes(`{"result":"${numero}"}`), await rows()]).toEqual([200, isNumber, after]);
    });
  });

  test('a slow but steady upload arrives, however long it takes', async () => {
    const { send, status } = await begin();
    const began = Date.now();
    for (let at = 0; at < body.length; at += Math.ceil(body.length / 8)) {
      await send(body.subarray(at, at + Math.ceil(body.length / 8)));
      await pause(silentMs / 2);
    }
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
    expect(Date.now() - began).toBeGreaterThan(3 * silentMs);
    expect(await rows()).toEqual(whole);
  });

  test('a stalled upload ends with a message and stores nothing', async () => {
    const { send, ended, status, said } = await begin();
    await send(body.subarray(0, 100_000));
    await ended;
    expect([status(), said().includes('La solicitud tardó demasiado.')]).toEqual([408, true]);
    expect(await rows()).toEqual(nothing);
  });

  test('a visitor’s upload is rejected without waiting for its end', async () => {
    const { send, ended, status } = await begin(authorization, await server.anonymous());
    await send(body.subarray(0, 1_000));
    await ended;
    expect(status()).toBe(401);
  });

  test('a body without files has a total time limit', async () => {
    const { socket, ended } = await beginCall(port, 'bitacoraNuevo', {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': '1000',
    });
    const began = Date.now();
    const drip = setInterval(() => socket.write(' '), silentMs / 5);
    await ended;
    clearInterval(drip);
    expect(Date.now() - began).toBeLessThan(4 * silentMs);
  });

  test('the attachments of a case have a content-length, and are not compressed', async () => {
    const made = await server.call('solicitudPreAutorizacion', {
      token,
      query: { contrato: maria },
      raw: new Uint8Array(body),
      headers: { 'content-type': authorization.type },
    });
    const numero = String(field(made.json, 'result'));
    const answer = await fetch(
      `http://127.0.0.1:${port}/api/crm/documentos/consultarDocumentosPorTicket?numeroTicket=${numero}`,
      { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' } },
    );
    const bytes = await answer.arrayBuffer();
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
      null,
      String(bytes.byteLength),
    ]);
  });
});
