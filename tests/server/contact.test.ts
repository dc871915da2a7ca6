import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { onEachServer } from './on-each-server';
import { field } from './server-under-test';

const titular = '10000001';
const minor = '10000011';
const adult = '10000013';
const subsidised = '10000002';
const larimar = '10000004';

const phones = { TelefonoCelular: '(809)-555-0142', TelefonoResidencial: '' };
/** The onboarding's spelling: the names are wrong on purpose. */
const santiago = {
  Provincia: 'Otra',
  IdProvincia: '25',
  Municipio: 'Otro',
  IdMunicipio: '2510',
  Calle: 'Calle del Sol',
  NoCasa: '12-B',
  Apartamento: '',
  Edificio: '',
  Sector: 'Los Jardines',
};
/** The profile's. */
const azua = {
  idRegion: '05',
  idProvincia: '02',
  idMunicipio: '0203',
  calle: 'Av. Ñeca',
  noCasa: '1',
  apartamento: '3',
  edificio: ' ',
  sector: 'Centro',
};
const stored = {
  telefonoCelular: '809-555-0101',
  telefonoResidencial: '809-555-0102',
  idRegion: '10',
  region: 'Ozama o Metropolitana',
  idProvincia: '01',
  provincia: 'Distrito Nacional',
  idMunicipio: '0101',
  municipio: 'Santo Domingo de Guzmán',
  calle: 'Calle “El Conde”',
  noCasa: '5',
  apartamento: '',
  edificio: '',
  sector: 'Ciudad Colonial',
  correoElectronico: 'maria.pena@ejemplo.do',
  debeActualizarDatosContacto: null,
};

onEachServer('contact data', {}, (server) => {
  let tokens: Record<'titular' | 'minor' | 'adult' | 'subsidised' | 'larimar', string>;
  beforeAll(async () => {
    await server.db.query(
      `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado)
       SELECT $1, clave_hash, 'sofia@ejemplo.do', 'activa' FROM cuentas WHERE codigo_afiliado = $2`,
      [minor, titular],
    );
    tokens = {
      titular: await server.member('001-1000001-1'),
      minor: await server.member('200000011', 2),
      adult: await server.member('001-1000013-1'),
      subsidised: await server.member('023-1000002-2'),
      larimar: await server.member('10000004', 3),
    };
    await server.db.query(`CREATE TABLE antes AS SELECT * FROM contactos`);
  });
  beforeEach(async () => {
    await server.db.query(`DELETE FROM contactos`);
    await server.db.query(`INSERT INTO contactos SELECT * FROM antes`);
    await server.db.query(`DELETE FROM bitacora`);
  });

  type Who = keyof typeof tokens;
  const write = async (name: CallName, body: object, code = titular, as: Who = 'titular') => {
    const { status, json } = await server.call(name, { token: tokens[as], query: { CodigoAfiliado: code }, body });
    return [status, field(json, 'mensaje')];
  };
  const read = async (code = titular, as: Who = 'titular') =>
    (await server.call('datoscontactos', { token: tokens[as], query: { codigoAfiliado: code } })).json;
  const entries = () =>
    server.db.query(
      `SELECT actor, suceso, documento_indicado AS sobre, valor_anterior AS antes, valor_nuevo AS nuevo
       FROM bitacora WHERE de IS NULL ORDER BY id`,
    );
  const asked = async (code: string, as: Who) => field(await read(code, as), 'debeActualizarDatosContacto');

  test('[API-30] [ONB-65] telephones are returned as sent; omitted ones stay', async () => {
    expect(await write('updateTelefonos', phones)).toEqual([200, 'Teléfonos actualizados exitosamente']);
    expect(await read()).toMatchObject({ telefonoCelular: '(809)-555-0142', telefonoResidencial: '' });
    await write('updateTelefonos', { TelefonoResidencial: '+1 (829) 555-0143' });
    expect(await read()).toMatchObject({ telefonoCelular: '(809)-555-0142', telefonoResidencial: '+1 (829) 555-0143' });
    expect(await entries()).toEqual([
      {
        actor: titular,
        suceso: 'telefonosActualizados',
        sobre: titular,
        antes: '{"telefonoCelular":"809-555-0101","telefonoResidencial":"809-555-0102"}',
        nuevo: '{"telefonoCelular":"(809)-555-0142","telefonoResidencial":""}',
      },
      {
        actor: titular,
        suceso: 'telefonosActualizados',
        sobre: titular,
        antes: '{"telefonoResidencial":""}',
        nuevo: '{"telefonoResidencial":"+1 (829) 555-0143"}',
      },
    ]);
  });

  test('[API-31] [ONB-66] [ONB-29] the onboarding sends province and municipality: region and names are derived', async () => {
    expect(await write('updateDireccion', santiago)).toEqual([200, 'Dirección actualizada exitosamente']);
    expect(await read()).toEqual({
      ...stored,
      idRegion: '01',
      region: 'Cibao Norte',
      idProvincia: '25',
      provincia: 'Santiago',
      idMunicipio: '2510',
      municipio: 'Baitoa',
      calle: 'Calle del Sol',
      noCasa: '12-B',
      sector: 'Los Jardines',
      direccion: 'Calle del Sol 12-B, Los Jardines, Baitoa, Santiago',
    });
  });

  test('[API-31] [PROF-30] [PROF-31] the profile sends the region too, and a blank building stays one space', async () => {
    expect((await write('updateDireccion', azua))[0]).toBe(200);
    expect(await read()).toEqual({
      ...stored,
      idRegion: '05',
      region: 'Valdesia',
      idProvincia: '02',
      provincia: 'Azua',
      idMunicipio: '0203',
      municipio: 'Las Yayas de Viajama',
      calle: 'Av. Ñeca',
      noCasa: '1',
      apartamento: '3',
      edificio: ' ',
      sector: 'Centro',
      direccion: 'Av. Ñeca 1, 3, Centro, Las Yayas de Viajama, Azua',
    });
  });

  test('[API-31] omitted parts of an address are stored empty', async () => {
    const { idRegion, idProvincia, idMunicipio } = azua;
    expect((await write('updateDireccion', { idRegion, idProvincia, idMunicipio }))[0]).toBe(200);
    const none = { calle: '', noCasa: '', apartamento: '', edificio: '', sector: '' };
    expect(await read()).toMatchObject({ ...none, direccion: 'Las Yayas de Viajama, Azua' });
  });

  test.each<[string, CallName, object, number, string]>([
    [
      'a municipality of another province',
      'updateDireccion',
      { ...santiago, IdMunicipio: '0101' },
      422,
      'El municipio no pertenece a la provincia elegida. Elija la provincia y el municipio de nuevo.',
    ],
    [
      'a municipality that is none',
      'updateDireccion',
      { ...azua, idMunicipio: '0299' },
      422,
      'El municipio no pertenece a la provincia elegida. Elija la provincia y el municipio de nuevo.',
    ],
    [
      'a province of another region',
      'updateDireccion',
      { ...azua, idRegion: '01' },
      422,
      'La provincia no pertenece a la región elegida. Elija la región y la provincia de nuevo.',
    ],
    ['a telephone too short', 'updateTelefonos', { TelefonoCelular: '809-555' }, 422, 'Formato de teléfono inválido'],
  ])('rejects %s with a message and writes nothing', async (_, name, body, status, mensaje) => {
    expect(await write(name, body)).toEqual([status, mensaje]);
    expect(await read()).toMatchObject(stored);
    expect(await entries()).toEqual([]);
  });

  test.each<[string, CallName, object]>([
    ['letters in a telephone', 'updateTelefonos', { ...phones, TelefonoResidencial: '809-CASA-123' }],
    ['a telephone of 21 signs', 'updateTelefonos', { TelefonoCelular: '8'.repeat(21) }],
    ['a telephone as a number', 'updateTelefonos', { TelefonoCelular: 8095550142 }],
    ['a street of 300 letters', 'updateDireccion', { ...santiago, Calle: 'ñ'.repeat(300) }],
    ['a street with NUL', 'updateDireccion', { ...azua, calle: 'a\0' }],
    ['no municipality', 'updateDireccion', { ...azua, idMunicipio: '' }],
    ['an address with a typing error', 'updateCorreo', { CorreoElectronico: 'maria.pena@ejemplo' }],
    ['no address of mail', 'updateCorreo', { CorreoElectronico: '' }],
  ])('rejects %s as malformed and writes nothing', async (_, name, body) => {
    expect((await write(name, body))[0]).toBe(400);
    expect(await read()).toMatchObject(stored);
  });

  test('emoji and bidirectional marks are returned unchanged, and cannot mislead a reader of the audit', async () => {
    const calle = 'Ñandú 👩🏽‍🚀 \u202eabc\u202c <b>';
    expect((await write('updateDireccion', { ...azua, calle, sector: 'a\r\nb' }))[0]).toBe(200);
    expect(await read()).toMatchObject({ calle, sector: 'a\r\nb' });
    const [entry] = await entries();
    expect(field(JSON.parse(String(field(entry, 'nuevo'))), 'sector')).toBe('a\r\nb');
    expect(String(field(entry, 'nuevo'))).not.toMatch(/\p{Cc}/u);
  });

  test('no address or telephone makes the server fail, and it returns what it stored', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 130 }),
      fc.constantFrom("'; DROP TABLE contactos --", '%', '\\', '\u202e', '\ud800', ' ', '💊'),
    );
    await fc.assert(
      fc.asyncProperty(text, text, text, async (calle, sector, telefono) => {
        const [address] = await write('updateDireccion', { ...azua, calle, sector });
        if (address === 200 && !/\p{Cs}/u.test(calle + sector)) expect(await read()).toMatchObject({ calle, sector });
        const [phone] = await write('updateTelefonos', { TelefonoCelular: telefono });
        expect([200, 400, 422]).toContain(phone);
        expect([200, 400]).toContain(address);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test('repeated and concurrent saves write one row and one audit entry', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => write('updateDireccion', santiago)));
    answers.push(await write('updateDireccion', santiago));
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    expect(await read()).toMatchObject({ municipio: 'Baitoa' });
    expect(await entries()).toHaveLength(1);
    expect(await server.db.query(`SELECT count(*) AS n FROM contactos WHERE codigo_afiliado = $1`, [titular])).toEqual([
      { n: 1 },
    ]);
  });

  test('of two concurrent writes one address is stored whole', async () => {
    await Promise.all([write('updateDireccion', santiago), write('updateDireccion', azua)]);
    const [winner] = [await read()];
    expect([
      ['2510', 'Calle del Sol', ''],
      ['0203', 'Av. Ñeca', ' '],
    ]).toContainEqual([field(winner, 'idMunicipio'), field(winner, 'calle'), field(winner, 'edificio')]);
  });

  test('a failed write is rolled back', async () => {
    await server.db.query(`ALTER TABLE bitacora ADD CONSTRAINT nunca CHECK (suceso <> 'direccionActualizada')`);
    expect((await write('updateDireccion', azua))[0]).toBe(500);
    await server.db.query(`ALTER TABLE bitacora DROP CONSTRAINT nunca`);
    expect(await read()).toMatchObject(stored);
  });

  describe('authorization', () => {
    test.each<[CallName, object]>([
      ['updateTelefonos', phones],
      ['updateDireccion', santiago],
      ['updateCorreo', { CorreoElectronico: 'otra@ejemplo.do' }],
    ])('%s: the titular writes for a minor', async (name, body) => {
      expect((await write(name, body, minor))[0]).toBe(200);
      expect(await server.db.query(`SELECT codigo_afiliado FROM (TABLE contactos EXCEPT TABLE antes) x`)).toEqual([
        { codigo_afiliado: minor },
      ]);
    });

    test('[PROF-33] a dependent cannot change the address of the core, and may repeat it', async () => {
      const same = { ...azua, idRegion: '10', idProvincia: '01', idMunicipio: '0101', calle: 'Calle “El Conde”' };
      const own = { ...same, noCasa: '5', apartamento: '', edificio: '', sector: 'Ciudad Colonial' };
      for (const [code, as] of [[adult, 'adult'] as const, [minor, 'minor'] as const]) {
        expect(await write('updateDireccion', azua, code, as)).toEqual([
          403,
          'Solo el titular puede editar la dirección del nucleo.',
        ]);
        expect((await write('updateDireccion', own, code, as))[0]).toBe(200);
      }
      expect(await entries()).toEqual([]);
      for (const none of ['', '0']) {
        await server.db.query(`UPDATE contactos SET id_municipio = $2 WHERE codigo_afiliado = $1`, [adult, none]);
        expect((await write('updateDireccion', santiago, adult, 'adult'))[0]).toBe(200);
        expect(await read(adult, 'adult')).toMatchObject({ municipio: 'Baitoa' });
      }
    });

    test('[PROF-31] a dependent repeats the address in either spelling, and region and names follow the place', async () => {
      await server.db.query(
        `UPDATE contactos SET id_region = '', region = '', provincia = 'D. N.', edificio = ' ', sector = 'Gazcue '
         WHERE codigo_afiliado = $1`,
        [adult],
      );
      const own = { ...santiago, IdProvincia: '01', IdMunicipio: '0101', Calle: 'Calle “El Conde”', NoCasa: '5' };
      expect((await write('updateDireccion', { ...own, Sector: 'Gazcue' }, adult, 'adult'))[0]).toBe(200);
      expect(await read(adult, 'adult')).toMatchObject({ idRegion: '10', provincia: 'Distrito Nacional' });
      for (const other of [{ Sector: 'Otro' }, { Sector: 'Gazcue', Edificio: 'Baluarte' }])
        expect((await write('updateDireccion', { ...own, ...other }, adult, 'adult'))[0]).toBe(403);
    });

    test('[ONB-58] [PROF-34] in the subsidised regime nobody changes an address, in either spelling', async () => {
      const sentence = 'Los afiliados del régimen subsidiado no pueden modificar su dirección desde esta plataforma.';
      for (const body of [santiago, azua])
        expect(await write('updateDireccion', body, subsidised, 'subsidised')).toEqual([403, sentence]);
      expect((await write('updateTelefonos', phones, subsidised, 'subsidised'))[0]).toBe(200);
    });
  });

  test("[API-32] [ONB-67] [PROF-43] a member's e-mail is saved while it is missing, and can otherwise only be repeated", async () => {
    const mail = (correo: string, code = titular, as: Who = 'titular') =>
      write('updateCorreo', { CorreoElectronico: correo }, code, as);
    expect(await mail('otra@ejemplo.do')).toEqual([
      403,
      'Para cambiar su correo, confirme su contraseña en «Mi perfil» y luego el correo nuevo.',
    ]);
    expect((await mail('maria.pena@ejemplo.do'))[0]).toBe(200);
    expect(await entries()).toEqual([]);
    await server.db.query(`UPDATE contactos SET correo_electronico = '' WHERE codigo_afiliado = $1`, [titular]);
    expect(await mail('otra@ejemplo.do')).toEqual([200, 'Correo electrónico actualizado exitosamente']);
    expect(await read()).toMatchObject({ correoElectronico: 'otra@ejemplo.do' });
    expect(await server.db.query(`SELECT correo FROM cuentas WHERE codigo_afiliado = $1`, [titular])).toEqual([
      { correo: 'maria.pena@ejemplo.do' },
    ]);
    expect(await entries()).toMatchObject([
      { antes: '{"correoElectronico":""}', nuevo: '{"correoElectronico":"o***@e***.do"}' },
    ]);
    expect((await mail('yokasta@ejemplo.do', larimar, 'larimar'))[0]).toBe(200);
    expect((await mail('nadie@ejemplo.do', larimar, 'larimar'))[0]).toBe(200);
  });

  test("[ONB-22] the server's request stays until telephones, address and e-mail are confirmed", async () => {
    expect(await asked(larimar, 'larimar')).toBe(true);
    await write('updateTelefonos', phones, larimar, 'larimar');
    await write('updateDireccion', santiago, larimar, 'larimar');
    await write('updateDireccion', santiago, larimar, 'larimar');
    expect(await asked(larimar, 'larimar')).toBe(true);
    await write('updateCorreo', { CorreoElectronico: 'yokasta.munoz@ejemplo.do' }, larimar, 'larimar');
    expect(await asked(larimar, 'larimar')).toBe(null);
    await server.db.query(`UPDATE contactos SET debe_actualizar = true WHERE codigo_afiliado = $1`, [larimar]);
    await write('updateTelefonos', phones, larimar, 'larimar');
    expect(await asked(larimar, 'larimar')).toBe(true);
  });

  test('[ONB-67] a member in the onboarding can set another e-mail address after earlier steps completed the data', async () => {
    const mail = (CorreoElectronico: string, code: string, as: Who) =>
      write('updateCorreo', { CorreoElectronico }, code, as);
    await server.db.query(
      `UPDATE contactos SET telefono_celular = '', correo_electronico = 'antes@ejemplo.do' WHERE codigo_afiliado IN ($1, $2)`,
      [titular, subsidised],
    );
    await write('updateTelefonos', phones);
    expect(field(await read(), 'debeActualizarDatosContacto')).toBe(null);
    await write('updateDireccion', santiago);
    expect((await mail('otra@ejemplo.do', titular, 'titular'))[0]).toBe(200);
    expect(await read()).toMatchObject({ correoElectronico: 'otra@ejemplo.do', debeActualizarDatosContacto: null });
    expect((await mail('nadie@ejemplo.do', titular, 'titular'))[0]).toBe(403);
    await write('updateTelefonos', phones, subsidised, 'subsidised');
    expect((await mail('otra@ejemplo.do', subsidised, 'subsidised'))[0]).toBe(200);
    expect(await asked(subsidised, 'subsidised')).toBe(false);
    expect((await mail('nadie@ejemplo.do', subsidised, 'subsidised'))[0]).toBe(403);
    // Who left before the mail was asked an hour ago.
    await server.db.query(`UPDATE contactos SET telefono_celular = '' WHERE codigo_afiliado = $1`, [titular]);
    await write('updateTelefonos', phones);
    await server.db.query(`UPDATE contactos SET correo_hasta = $2 WHERE codigo_afiliado = $1`, [titular, new Date(0)]);
    expect((await mail('tarde@ejemplo.do', titular, 'titular'))[0]).toBe(403);
    // What was confirmed before an operator asks counts for nothing.
    await server.db.query(`UPDATE contactos SET debe_actualizar = true WHERE codigo_afiliado = $1`, [titular]);
    await mail('otra@ejemplo.do', titular, 'titular');
    expect(field(await read(), 'debeActualizarDatosContacto')).toBe(true);
  });

  test('[ONB-60] a subsidised member is asked until telephone and e-mail are stored, and again when one is removed', async () => {
    expect(await asked(subsidised, 'subsidised')).toBe(null);
    await write('updateCorreo', { CorreoElectronico: 'juan@ejemplo.do' }, subsidised, 'subsidised');
    expect(await asked(subsidised, 'subsidised')).toBe(false);
    await write('updateTelefonos', { TelefonoCelular: '' }, subsidised, 'subsidised');
    expect(await asked(subsidised, 'subsidised')).toBe(null);
  });

  test('[ONB-23] a member who is not asked is not asked after a save either', async () => {
    await server.db.query(`UPDATE contactos SET debe_actualizar = false WHERE codigo_afiliado = $1`, [titular]);
    await write('updateTelefonos', { TelefonoCelular: '' });
    expect(await asked(titular, 'titular')).toBe(false);
  });

  test('[ONB-20] a member without a row reads blanks, and the first save creates the row', async () => {
    await server.db.query(`DELETE FROM contactos WHERE codigo_afiliado = $1`, [titular]);
    const blank = Object.fromEntries(Object.keys(stored).map((name) => [name, '']));
    expect(await read()).toEqual({ ...blank, debeActualizarDatosContacto: null, direccion: '' });
    await write('updateTelefonos', phones);
    expect(await read()).toEqual({
      ...blank,
      telefonoCelular: '(809)-555-0142',
      debeActualizarDatosContacto: null,
      direccion: '',
    });
  });
});
