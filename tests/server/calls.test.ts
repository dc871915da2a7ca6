import { beforeAll, expect, test } from 'vitest';
import { contract } from '../../domain/contract';
import { demoMenu } from '../../server/demo/menu';
import { onEachServer } from './on-each-server';
import { type Asked, field } from './server-under-test';

onEachServer('calls that work', { ANONYMOUS_CEDULA: '001-0000000-1', ANONYMOUS_CLAVE: 'servicio' }, (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server.member('001-1000001-1');
  });

  test('[API-01] calls are below /api/ and nowhere else', async () => {
    expect((await server.call('flags', { token })).status).toBe(200);
    const elsewhere = await server.call('flags', {
      token,
      path: `/${contract.flags.path}`,
      headers: { accept: 'application/json' },
    });
    expect(elsewhere.status).toBe(404);
  });

  test('[API-04] paths are matched without regard to case', async () => {
    for (const path of ['/api/UTILITY/Feature/FLAGS', '/API/utility/feature/flags', '/Api/utility/feature/Flags'])
      expect((await server.call('flags', { token, path })).status).toBe(200);
  });

  test('[API-06] each answer has the envelope that its row names', async () => {
    const menu = await server.call('menu', { token });
    const basic = await server.call('getAfiliado', { token, query: { CodigoAfiliado: '10000001' } });
    expect(Object.keys(Object(menu.json))).toEqual(['result']);
    expect(basic.json).toEqual({
      nombres: 'María Altagracia',
      apellidos: 'Peña Núñez',
      regimen: 'CONTRIBUTIVO',
      tipoAfiliacion: 'TITULAR',
    });
  });

  test('[API-52] [API-53] the anonymous log-in takes its account from the query or from the body', async () => {
    const account = { cedula: '001-0000000-1', clave: 'servicio' };
    for (const asked of [{ query: account }, { body: account }, {}]) {
      const { status, json } = await server.call('autenticarUsuarioAnonimo', asked);
      expect(status).toBe(200);
      const anonymous = String(field(json, 'token'));
      const claims: unknown = JSON.parse(Buffer.from(anonymous.split('.')[1] ?? '', 'base64url').toString());
      expect(claims).toMatchObject({ ambito: 'anonimo', exp: expect.any(Number), jti: expect.any(String) });
      expect(claims).not.toHaveProperty('codigoAfiliado');
      expect((await server.call('menu', { token: anonymous })).status).toBe(200);
    }
    const statusOf = async (asked: Asked) => (await server.call('autenticarUsuarioAnonimo', asked)).status;
    expect(await statusOf({ query: { ...account, cedula: '00100000001' } })).toBe(200);
    for (const wrong of [
      { ...account, clave: 'servicios' },
      { ...account, cedula: '001-0000000-2' },
      { cedula: account.cedula },
      { cedula: '', clave: 'servicio' },
      { cedula: account.cedula, clave: '' },
    ])
      expect([wrong, await statusOf({ query: wrong }), await statusOf({ body: wrong })]).toEqual([wrong, 401, 401]);
  });

  test('concurrent first anonymous log-ins each get a token of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => server.anonymous()));
    expect(new Set(answers).size).toBe(30);
  });

  test('[SESS-18] a token of a member carries codigoAfiliado, exp, ambito and jti', () => {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      codigoAfiliado: '10000001',
      ambito: 'miembro',
      exp: Math.floor(server.clock.time / 1000) + 43_200,
      jti: expect.stringMatching(/^[\w-]{24}$/),
    });
  });

  test('[MENU-11] the menu has one item per page of the route table, grouped under Consultas and Solicitudes', async () => {
    const { json } = await server.call('menu', { token });
    const items = field(json, 'result') as { titulo: string; url: string; hijos: { titulo: string; url: string }[] }[];
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      'externo',
      'hijos',
      'icono',
      'id',
      'requireLogin',
      'titulo',
      'url',
    ]);
    const urls = items
      .flatMap(({ url, hijos }) => [url, ...hijos.map((child) => child.url)])
      .filter((url) => url !== '');
    expect(urls.sort()).toEqual(demoMenu.flatMap(({ url }) => url ?? []).sort());
    const groups = items.filter(({ hijos }) => hijos.length > 0).map(({ titulo, hijos }) => [titulo, hijos.length]);
    expect(groups).toEqual([
      ['Consultas', 3],
      ['Solicitudes', 3],
    ]);
  });

  test('the menu lists providers and coverage without a log-in and consumption with one', () => {
    const open = demoMenu.filter(({ requireLogin }) => requireLogin === false).map(({ url }) => url);
    expect(open).toEqual(['/consulta/prestadores', '/consulta/cobertura', '/formulario/solicitudAfiliacion']);
  });

  test('[FLAG-01] each flag has nombre and esWeb', async () => {
    const { json } = await server.call('flags', { token });
    expect(json).toEqual({
      result: [
        { nombre: 'DISPONIBLE_MEDICAMENTOS', esWeb: true },
        { nombre: 'VER_NOTIFICACIONES', esWeb: true },
        { nombre: 'VER_NUCLEO_FAMILIAR', esWeb: true },
        { nombre: 'VER_PERFIL', esWeb: true },
        { nombre: 'VER_REDES_SOCIALES', esWeb: true },
      ],
    });
    await server.db.query(`UPDATE banderas SET es_web = false WHERE nombre = 'VER_PERFIL'`);
    const after = field((await server.call('flags', { token })).json, 'result', 3);
    expect(after).toEqual({ nombre: 'VER_PERFIL', esWeb: false });
  });

  test('[API-29] returns contact data, and whether the server wants them completed', async () => {
    const of = async (code: string, as: string) =>
      (await server.call('datoscontactos', { token: as, query: { codigoAfiliado: code } })).json;
    expect(await of('10000001', token)).toMatchObject({
      telefonoCelular: '809-555-0101',
      municipio: 'Santo Domingo de Guzmán',
      correoElectronico: 'maria.pena@ejemplo.do',
      direccion: 'Calle “El Conde” 5, Ciudad Colonial, Santo Domingo de Guzmán, Distrito Nacional',
      debeActualizarDatosContacto: null,
    });
    const larimar = await of('10000004', await server.member('10000004', 3));
    expect(field(larimar, 'debeActualizarDatosContacto')).toBe(true);
    await server.db.query(
      `UPDATE contactos SET calle = 'Duarte', no_casa = ' ', edificio = '  ', apartamento = '', sector = 'Centro'
       WHERE codigo_afiliado = '10000004'`,
    );
    const sparse = await of('10000004', await server.member('10000004', 3));
    expect(field(sparse, 'direccion')).toMatch(/^Duarte, Centro, \S/);
    const subsidised = await of('10000002', await server.member('023-1000002-2'));
    expect(subsidised).toMatchObject({ correoElectronico: '', idRegion: '', telefonoCelular: '829-555-0202' });
  });

  test("[API-26] [API-99] returns an alert by name, and the personal one by the member's code", async () => {
    const passport = await server.member('FR12AB3456', 4);
    const alert = async (id: string, nombre: string, as = passport) =>
      field((await server.call('alertaPersonalizada', { token: as, query: { id, nombre } })).json, 'result');
    expect(await alert('', 'prestador-consulta-nofound')).toEqual([
      { nombre: 'prestador-consulta-nofound', mensaje: expect.stringContaining('No encontramos prestadores') },
    ]);
    expect(await alert('10000005', 'inicio')).toHaveLength(1);
    expect(await alert('10000001', 'inicio', token)).toEqual([]);
  });

  test("[AUDIT-01] [AUDIT-05] [API-51] an entry keeps the client's text and is signed by the token", async () => {
    await server.db.query('DELETE FROM bitacora');
    const { status } = await server.call('bitacoraNuevo', {
      token,
      ip: '198.51.100.4',
      body: {
        tipoDocumento: 3,
        documento: '10000099',
        valorAnterior: '{"calle":"a"}',
        valorNuevo: 'línea\r\nfalsa\u001b[31m',
        idTipoBitacora: 7,
        actor: '10000003',
        ip: '1.2.3.4',
      },
    });
    expect(status).toBe(200);
    const rows = await server.db.query(
      `SELECT momento, actor, ip, tipo_documento, documento, documento_indicado, creador_por, valor_anterior, valor_nuevo,
         id_tipo_bitacora FROM bitacora`,
    );
    expect(rows).toEqual([
      {
        momento: new Date(server.clock.time),
        actor: '10000001',
        ip: '198.51.100.4',
        tipo_documento: 3,
        documento: '10000001',
        documento_indicado: '10000099',
        creador_por: 'WEB',
        valor_anterior: '{"calle":"a"}',
        valor_nuevo: 'línea falsa [31m',
        id_tipo_bitacora: 7,
      },
    ]);
  });

  test('some answers travel as ISO-8859-1: one byte per letter, and 0x80 to 0x9F where browsers expect them', async () => {
    const contact = await server.call('datoscontactos', { token, query: { codigoAfiliado: '10000001' } });
    expect(contact.headers.get('content-type')).toBe('application/json; charset=ISO-8859-1');
    const bytes = Buffer.from(contact.bytes);
    expect(bytes.includes(Buffer.from([0x93, ...Buffer.from('El Conde'), 0x94]))).toBe(true);
    expect(bytes.includes(Buffer.from([...Buffer.from('Guzm'), 0xe1, 0x6e]))).toBe(true);
    const passport = await server.member('FR12AB3456', 4);
    const alert = await server.call('alertaPersonalizada', {
      token: passport,
      query: { id: '10000005', nombre: 'inicio' },
    });
    expect(Buffer.from(alert.bytes).includes(Buffer.from([0x80, ...Buffer.from(' 45,00 '), 0x97]))).toBe(true);
    const person = await server.call('getAfiliado', { token: passport, query: { CodigoAfiliado: '10000005' } });
    expect(Buffer.from(person.bytes).includes(Buffer.from([0x8c, ...Buffer.from('uvrard')]))).toBe(true);
  });

  test('text that windows-1252 cannot encode is sent as declared UTF-8', async () => {
    await server.db.query(`UPDATE afiliados SET nombres = 'Łukasz 👋' WHERE codigo = '10000013'`);
    const own = await server.member('001-1000013-1');
    const { headers, json } = await server.call('getAfiliado', { token: own, query: { CodigoAfiliado: '10000013' } });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(field(json, 'nombres')).toBe('Łukasz 👋');
  });
});
