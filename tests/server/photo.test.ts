import { beforeAll, beforeEach, expect, test } from 'vitest';
import { drawPortrait } from '../../server/demo/portrait';
import { messages } from '../../server/texts/messages';
import { chunk, jpeg, png } from '../pictures/pictures';
import { onEachServer } from './on-each-server';
import { field } from './server-under-test';

const holder = '10000001';
const tooLarge = 'La imagen supera el tamaño máximo permitido';
const choose = 'Favor de seleccionar una foto de perfil. Se admiten imágenes JPG o PNG, completas y sin movimiento.';
const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');

onEachServer('the photo', {}, (server) => {
  let token: string;
  let adult: string;
  beforeAll(async () => {
    token = await server.member('001-1000001-1');
    adult = await server.member('001-1000013-1');
  });
  beforeEach(async () => {
    await server.db.query(`DELETE FROM fotos`);
    await server.db.query(`DELETE FROM bitacora`);
  });

  const whose = (codigoAfiliado = holder) => ({ query: { codigoAfiliado } });
  const read = async (code?: string, as = token) =>
    (await server.call('obtenerfotoperfil', { token: as, ...whose(code) })).json;
  const save = async (foto: Buffer | string, code?: string, as = token) => {
    const body = { foto: typeof foto === 'string' ? foto : foto.toString('base64') };
    const { status, json } = await server.call('cargarfotoperfil', { token: as, ...whose(code), body });
    return [status, field(json, 'mensaje')];
  };
  const remove = async (code?: string, as = token) =>
    (await server.call('eliminarFotoPerfil', { token: as, ...whose(code) })).status;
  const trail = () => server.db.query(`SELECT actor, suceso, documento_indicado AS sobre FROM bitacora ORDER BY id`);

  test('[API-46] [API-47] a JPG or a PNG replaces the previous one, with or without its prefix', async () => {
    expect(await read()).toBe('');
    const small = jpeg({ bytes: 1_000 }).toString('base64');
    expect(await save(`data:image/jpeg;base64,${small}`)).toEqual([200, messages.photo.saved]);
    expect(await read()).toBe(small);
    const portrait = drawPortrait().toString('base64');
    await save(portrait.replace(/=+$/, ''));
    expect(await read()).toBe(portrait);
  });

  test('[PHOTO-04] accepts exactly 2097152 bytes and rejects one more, which keeps the previous photo', async () => {
    const largest = jpeg({ bytes: 2_097_152 });
    expect(await save(largest)).toEqual([200, messages.photo.saved]);
    for (const bytes of [2_097_153, 2_300_000])
      expect(await save(`data:image/jpeg;base64,${jpeg({ bytes }).toString('base64')}`)).toEqual([413, tooLarge]);
    expect((await read()) === largest.toString('base64')).toBe(true);
    expect(await trail()).toHaveLength(1);
  });

  test('detects the type from the bytes, not from the name', async () => {
    await save(`data:image/jpeg;base64,${png().toString('base64')}`);
    await save(`data:image/heic;base64,${jpeg().toString('base64')}`, '10000013', adult);
    expect(await server.db.query(`SELECT codigo_afiliado AS de, tipo FROM fotos ORDER BY 1`)).toEqual([
      { de: '10000001', tipo: 'image/png' },
      { de: '10000013', tipo: 'image/jpeg' },
    ]);
  });

  test.each<[string, Buffer | string]>([
    ['no bytes', ''],
    ['a prefix and no bytes', 'data:image/jpeg;base64,'],
    ['HEIC that is called so', `data:image/heic;base64,${heic.toString('base64')}`],
    ['a drawing', `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`],
    ['a JPG that ends in the middle of its points', jpeg({ bytes: 900 }).subarray(0, 600)],
  ])('[PHOTO-03] [PHOTO-05] rejects %s with a message', async (_, foto) => {
    expect(await save(foto)).toEqual([415, choose]);
    expect([await read(), await trail()]).toEqual(['', []]);
  });

  test('rejects a photo of too many points as too large, however few bytes it has', async () => {
    expect(await save(png({ width: 10_000, height: 5_001 }))).toEqual([413, tooLarge]);
    expect(await read()).toBe('');
  });

  test('keeps a photo as it was sent, with what stands in it and after it', async () => {
    const words = chunk('tEXt', Buffer.from('Comment\0hola'));
    const foto = Buffer.concat([png({ width: 10_000, height: 5_000, extra: words }), Buffer.from('MotionPhoto')]);
    expect(await save(foto)).toEqual([200, messages.photo.saved]);
    expect(await read()).toBe(foto.toString('base64'));
  });

  test('[API-48] removing is idempotent; the audit names the member who saved and removed it', async () => {
    await save(jpeg());
    expect([await remove(), await remove(), await read()]).toEqual([200, 200, '']);
    expect(await trail()).toEqual([
      { actor: holder, suceso: 'fotoGuardada', sobre: holder },
      { actor: holder, suceso: 'fotoEliminada', sobre: holder },
    ]);
  });

  test('of concurrent photos one is stored whole', async () => {
    const photos = Array.from({ length: 8 }, (_, index) => jpeg({ bytes: 20_000 + index }).toString('base64'));
    await Promise.all(photos.map((photo) => save(photo)));
    expect(photos).toContain(await read());
  });

  test('a photo without its audit entry is rolled back', async () => {
    await server.db.query(`ALTER TABLE bitacora ADD CONSTRAINT nunca CHECK (suceso <> 'fotoGuardada')`);
    expect((await save(jpeg()))[0]).toBe(500);
    await server.db.query(`ALTER TABLE bitacora DROP CONSTRAINT nunca`);
    expect(await read()).toBe('');
  });
});
