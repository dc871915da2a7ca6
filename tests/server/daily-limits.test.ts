import { beforeEach, describe, expect, test } from 'vitest';
import { jpeg } from '../pictures/pictures';
import { holderForm, preauthorizationForm } from './case-forms';
import { fileOf, formOf, freshJpeg } from './files';
import { inTurn } from './in-turn';
import { onEachServer } from './on-each-server';
import { field, noon } from './server-under-test';

const maria = '10000001';
const day = 86_400_000;
const kilobyte = 1024;
const filesOfADay = 'Llegó al límite de archivos de un día. Intente nuevamente mañana.';

onEachServer(
  'in a day a member',
  {
    POLICY_UPLOAD_MEGABYTES_PER_MEMBER_PER_DAY: '3',
    POLICY_PHOTOS_PER_MEMBER_PER_DAY: '4',
    POLICY_AUDIT_ENTRIES_PER_MEMBER_PER_DAY: '3',
    POLICY_WRITES_PER_MEMBER_PER_DAY: '40',
    POLICY_CASES_PER_MEMBER_PER_DAY: '3',
  },
  (server) => {
    let token: string;
    beforeEach(async () => {
      server.clock.time = noon;
      server.log.length = 0;
      token = await server.member('001-1000001-1');
      await server.empty('casos', 'envios_caso', 'fotos', 'contadores', 'bitacora');
    });

    /** Kilobytes of the quota that are used. */
    const used = async () => {
      const [row] = await server.db.query<{ cuenta: number }>(
        `SELECT cuenta FROM contadores WHERE clave LIKE 'subidas:%'`,
      );
      return row?.cuenta ?? 0;
    };
    const authorize = async (...files: readonly File[]) =>
      server.call('solicitudPreAutorizacion', {
        token,
        query: { contrato: maria },
        raw: formOf(preauthorizationForm, files),
      });
    const attachments = (bytes: number) => [
      fileOf('Indicacion.jpg', freshJpeg(bytes)),
      fileOf('Cedula.jpg', freshJpeg(bytes)),
    ];
    const savePhoto = (foto: Buffer) =>
      server.call('cargarfotoperfil', {
        token,
        query: { codigoAfiliado: maria },
        body: { foto: foto.toString('base64') },
      });
    const statuses = async (times: number, use: (nth: number) => Promise<{ status: number }>) =>
      (await inTurn(times, use)).map(({ status }) => status);
    const photoOf = (kilobytes: number, place = 0) => jpeg({ bytes: kilobytes * kilobyte, width: 40 + place });

    describe('uploads so many bytes', () => {
      test('documents and photos count together, repeated ones once', async () => {
        const files = attachments(500 * kilobyte);
        expect([(await authorize(...files)).status, await used()]).toEqual([200, 1_000]);
        expect([(await authorize(...files)).status, await used()]).toEqual([200, 1_000]);
        expect([(await savePhoto(photoOf(1_000))).status, await used()]).toEqual([200, 2_000]);
        expect([(await savePhoto(photoOf(1_000))).status, await used()]).toEqual([200, 2_000]);
        const over = await savePhoto(photoOf(1_500, 1));
        expect([over.status, field(over.json, 'mensaje'), over.headers.get('retry-after')]).toEqual([
          429,
          filesOfADay,
          '86400',
        ]);
        server.clock.time += day;
        token = await server.member('001-1000001-1');
        expect([(await savePhoto(photoOf(1_500, 1))).status, await used()]).toEqual([200, 1_500]);
      });

      test('a request that fills the quota to its last byte may be repeated after a lost answer', async () => {
        const files = attachments(1_536 * kilobyte);
        expect([(await authorize(...files)).status, await used()]).toEqual([200, 3_072]);
        expect([(await authorize(...files)).status, await used()]).toEqual([200, 3_072]);
        expect((await savePhoto(photoOf(1))).status).toBe(429);
      });

      test('rejected bodies count, and once they exceed the quota no further body is read', async () => {
        const broken = () => fileOf('Indicacion.jpg', Buffer.alloc(1_000 * kilobyte, 7));
        expect(await statuses(4, () => authorize(broken()))).toEqual([415, 415, 415, 415]);
        // Each form is a kilobyte longer than its file.
        expect(await used()).toBe(4 * 1_001);
        let pulled = 0;
        const raw = new ReadableStream(
          {
            pull: (stream) => {
              pulled += 1;
              stream.enqueue(new Uint8Array(kilobyte));
            },
          },
          { highWaterMark: 0 },
        );
        const request = new Request(`http://localhost/api/CRM/v2/crear/solicitudPreAutorizacion?contrato=${maria}`, {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` },
          body: raw,
          duplex: 'half',
        } as RequestInit);
        expect([(await server.app.fetch(request)).status, pulled]).toEqual([429, 0]);
        expect(await statuses(1, () => savePhoto(photoOf(1)))).toEqual([429]);
        expect(await used()).toBe(4 * 1_001);
      });

      test('an invalid photo counts, too', async () => {
        expect(await statuses(2, () => savePhoto(Buffer.alloc(750 * kilobyte)))).toEqual([415, 415]);
        expect(await used()).toBe(2 * 1_001);
      });

      test('bytes that the server failed to store do not count', async () => {
        await server.db.query(`ALTER TABLE bitacora ADD CONSTRAINT nunca CHECK (suceso <> 'fotoGuardada')`);
        const failed = await savePhoto(photoOf(500));
        await server.db.query(`ALTER TABLE bitacora DROP CONSTRAINT nunca`);
        expect([failed.status, await used()]).toEqual([500, 0]);
      });

      test('concurrent uploads are counted one by one', async () => {
        // Below a megabyte, so that no upload waits for another.
        const answers = await Promise.all([1, 2, 3, 4, 5].map((place) => savePhoto(photoOf(700, place))));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429]);
      });
    });

    test('sends three requests, concurrent ones too, and the next day more', async () => {
      const file = (nth: number) =>
        server.call('solicitudAfiliacionTitular', {
          token,
          query: { contrato: maria },
          body: { ...holderForm, nombre: `Ana ${nth}` },
        });
      const answers = await Promise.all([1, 2, 3, 4, 5].map(file));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
      const over = answers.find(({ status }) => status === 429);
      expect([over?.headers.get('retry-after'), field(over?.json, 'mensaje')]).toEqual([
        '3600',
        'Llegó al límite de solicitudes de un día. Intente nuevamente mañana.',
      ]);
      server.clock.time += day;
      token = await server.member('001-1000001-1');
      expect((await file(9)).status).toBe(200);
    });

    test('saves four photos; a repeated photo does not count, and the next day four more', async () => {
      expect(await statuses(4, (place) => savePhoto(photoOf(1, place)))).toEqual([200, 200, 200, 200]);
      expect((await savePhoto(photoOf(1, 3))).status).toBe(200);
      const fifth = await savePhoto(photoOf(1, 4));
      expect([fifth.status, field(fifth.json, 'mensaje')]).toEqual([
        429,
        'Llegó al límite de fotos de un día. Intente nuevamente mañana.',
      ]);
      expect(await server.count(`bitacora WHERE suceso = 'fotoGuardada'`)).toBe(4);
      server.clock.time += day;
      token = await server.member('001-1000001-1');
      expect((await savePhoto(photoOf(1, 4))).status).toBe(200);
    });

    const note = (valorNuevo = 'x', valorAnterior = '') =>
      server.call('bitacoraNuevo', {
        token,
        body: { tipoDocumento: 3, documento: maria, valorAnterior, valorNuevo, idTipoBitacora: 7 },
      });
    const noted = () =>
      server.db.query(`SELECT valor_anterior AS antes, valor_nuevo AS ahora FROM bitacora WHERE suceso = 'cliente'`);

    test('writes three entries to the audit table, and the next day three more', async () => {
      expect(await statuses(4, () => note())).toEqual([200, 200, 200, 429]);
      expect(await noted()).toHaveLength(3);
      server.clock.time += day;
      token = await server.member('001-1000001-1');
      expect(await statuses(1, () => note())).toEqual([200]);
    });

    test('stores values of 500 letters; longer ones are cut with an ellipsis, never inside a letter', async () => {
      expect(await statuses(1, () => note('🪪'.repeat(501), 'ñ'.repeat(500)))).toEqual([200]);
      expect(await noted()).toEqual([{ antes: 'ñ'.repeat(500), ahora: `${'🪪'.repeat(499)}…` }]);
    });

    test('allows forty writes of any kind, and rejects as many with foreign codes', async () => {
      const remove = () => server.call('eliminarFotoPerfil', { token, query: { codigoAfiliado: maria } });
      expect(await statuses(41, remove)).toEqual([...Array<number>(40).fill(200), 429]);
      const foreign = () => server.call('obtenerfotoperfil', { token, query: { codigoAfiliado: '10000003' } });
      expect(await statuses(41, foreign)).toEqual([...Array<number>(40).fill(403), 429]);
      expect(await server.count(`bitacora WHERE suceso = 'codigoAjeno'`)).toBe(40);
      server.clock.time += day;
      token = await server.member('001-1000001-1');
      expect((await remove()).status).toBe(200);
    });
  },
);
