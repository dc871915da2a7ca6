import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { messages } from '../../server/texts/messages';
import { jpeg } from '../pictures/pictures';
import { inTurn } from './in-turn';
import { onEachServer, serveBeside } from './on-each-server';
import { type Asked, field } from './server-under-test';

const json = { 'content-type': 'application/json' };
const credentials = { identificacion: { tipoDocumento: 1, documento: '001-1000001-1' }, clave: 'clave1234' };
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const own = 'CodigoAfiliado=10000001';
const history = {
  contrato: '10000001',
  fechaDesde: '2026-05-24',
  fechaHasta: '2026-11-20',
  numeroDePagina: 1,
  registrosPorPagina: 5,
};
const notices = { contrato: '10000001', numeroDePagina: 1, registroPorPagina: 10 };
const ownPhoto = 'codigoAfiliado=10000001';
const jpegOf = (size: number) => jpeg({ bytes: size }).toString('base64');
const audit = { tipoDocumento: 3, documento: '10000001', idTipoBitacora: 7 };

const newcomer = { codigoAfiliado: '10000021', clave: 'Mangu-7-Yaque', correo: 'luis@ejemplo.do' };
const newAddress = 'Correo=otra@ejemplo.do&Reverso=false';

type Row = [title: string, call: CallName, asked: Asked, status: keyof typeof messages.status];
const rows: Row[] = [
  ['bad JSON', 'login', { raw: '{"identificacion":', headers: json }, 400],
  ['no body', 'login', { headers: json }, 400],
  ['an array for an object', 'login', { body: [credentials] }, 400],
  ['null', 'login', { raw: 'null', headers: json }, 400],
  ['NUL in a text', 'login', { body: { ...credentials, clave: 'a\u0000b' } }, 400],
  [
    'half a character',
    'bitacoraNuevo',
    { raw: JSON.stringify({ ...audit, valorNuevo: 'a\ud83d' }), headers: json },
    400,
  ],
  ['half a character in a name', 'bitacoraNuevo', { body: { ...audit, '\udc4b': 1 } }, 400],
  ['1000 levels', 'login', { raw: nested(1000), headers: json }, 400],
  ['100 000 levels', 'login', { raw: nested(10_000), headers: json }, 400],
  ['not UTF-8', 'login', { raw: Uint8Array.from([0x22, 0xff, 0xfe, 0x22]), headers: json }, 400],
  ['__proto__ only', 'login', { raw: '{"__proto__":{"clave":"x","identificacion":{}}}', headers: json }, 400],
  ['too large', 'login', { body: { ...credentials, clave: 'x'.repeat(70_000) } }, 413],
  [
    'a form instead of JSON',
    'login',
    { raw: 'clave=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
  ],
  [
    'text instead of JSON',
    'login',
    { raw: JSON.stringify(credentials), headers: { 'content-type': 'text/plain' } },
    415,
  ],
  ['JSON instead of a form', 'cargardocumento', { body: {}, query: 'ticketName=1' }, 415],
  ['a parameter twice', 'getAfiliado', { query: `${own}&${own}` }, 400],
  ['a parameter twice in other letters', 'getAfiliado', { query: `${own}&codigoafiliado=10000003` }, 400],
  ['a parameter in other letters only', 'getAfiliado', { query: 'codigoafiliado=10000001' }, 400],
  ['a parameter as an array', 'getAfiliado', { query: 'CodigoAfiliado[]=10000001' }, 400],
  ['no parameter', 'getAfiliado', {}, 400],
  ['NUL in a parameter', 'alertaPersonalizada', { query: 'id=&nombre=a%00b' }, 400],
  ['a code with SQL in it', 'getAfiliado', { query: "CodigoAfiliado=10000001'--" }, 403],
  ['a code that is no code', 'getAfiliado', { query: 'CodigoAfiliado=%C3%B1' }, 403],
  ['a code as an object', 'solicitudesPorDocumento', { body: { documento: { $ne: '' } } }, 400],
  ['a code as a list', 'solicitudesPorDocumento', { body: { documento: ['10000001', '10000003'] } }, 400],
  ['a photo with one letter left over', 'cargarfotoperfil', { query: ownPhoto, body: { foto: '/9j/a' } }, 400],
  ['a photo far too large', 'cargarfotoperfil', { query: ownPhoto, body: { foto: jpegOf(3_000_000) } }, 413],
  ['a photo larger than any', 'cargarfotoperfil', { query: ownPhoto, body: { foto: 'A'.repeat(3_145_729) } }, 413],
  ['questions about a list', 'preguntasSeguridad', { query: 'CodigoAfiliado[]=10000021' }, 400],
  ['answers that are no list', 'comprobarRegistro', { body: { desafio: 'a.b.c', respuestas: '1' } }, 400],
  [
    'eleven answers',
    'comprobarRegistro',
    { body: { desafio: 'a.b.c', respuestas: Array(11).fill({ id: 1, texto: 'no' }) } },
    400,
  ],
  ['a challenge as an object', 'comprobarRegistro', { body: { desafio: { $ne: '' }, respuestas: [] } }, 400],
  ['a pass of 10,001 letters', 'registrar', { body: { ...newcomer, pase: 'a'.repeat(10_001) } }, 400],
  ['a password of 201 letters', 'registrar', { body: { ...newcomer, clave: 'ñ'.repeat(201) } }, 400],
  [
    'an address with a line of its own',
    'registrar',
    { body: { ...newcomer, correo: 'a@ejemplo.do\r\nBcc: b@x.do' } },
    400,
  ],
  ['a link longer than an address may be', 'estadoCambioCorreo', { query: `Token=${'a'.repeat(9_000)}` }, 414],
  [
    'a change by an image',
    'solicitudCambioCorreo',
    { query: `${own}&${newAddress}`, headers: { 'sec-fetch-mode': 'no-cors' } },
    403,
  ],
  ['another method', 'getAfiliado', { method: 'DELETE', query: own }, 405],
  ['HEAD', 'getAfiliado', { method: 'HEAD', query: own }, 405],
  ['OPTIONS of another site', 'login', { method: 'OPTIONS', headers: { origin: 'https://otro.example' } }, 405],
  ['a path that is none', 'menu', { path: '/api/Ajuste/menus' }, 404],
  ['a path with an encoded letter', 'menu', { path: '/api/Ajuste/%6Denu' }, 404],
  ['a path with a slash too many', 'menu', { path: '/api/Ajuste/menu/' }, 404],
  ['a very long address', 'menu', { query: `x=${'a'.repeat(9_000)}` }, 414],
  [
    'a GET that changes, by navigation',
    'activarCuenta',
    { query: own, headers: { 'sec-fetch-mode': 'navigate' } },
    403,
  ],
  [
    'a GET that changes, by an image',
    'ordenCompraGenerar',
    { query: own, headers: { 'sec-fetch-mode': 'no-cors' } },
    403,
  ],
  ['a form that a page of ours submits', 'login', { headers: { 'sec-fetch-mode': 'navigate' } }, 403],
  ['a GET that changes, from another site', 'cambiarClave', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
];

onEachServer('requests that are wrong', {}, (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server.member('001-1000001-1');
  });

  /** Everything that a request could have changed; counters and the audit of refusals are meant to change. */
  const everything = () =>
    server.db.query(
      `SELECT (SELECT json_agg(a ORDER BY codigo) FROM afiliados a) AS afiliados,
         (SELECT json_agg(c ORDER BY codigo_afiliado) FROM cuentas c) AS cuentas,
         (SELECT json_agg(c ORDER BY codigo_afiliado) FROM contactos c) AS contactos,
         (SELECT json_agg(f ORDER BY codigo_afiliado) FROM fotos f) AS fotos,
         (SELECT count(*) FROM consumos) AS consumos,
         (SELECT count(*) FROM notificaciones) AS notificaciones,
         (SELECT count(*) FROM fichas) AS fichas,
         (SELECT count(*) FROM intentos) AS intentos,
         (SELECT count(*) FROM enlaces) AS enlaces,
         (SELECT count(*) FROM correos) AS correos,
         (SELECT count(*) FROM cambios_correo) AS cambios,
         (SELECT count(*) FROM bitacora WHERE suceso <> 'codigoAjeno') AS bitacora`,
    );

  test.each(rows)('%s: %s', async (_, call, asked, status) => {
    const before = await everything();
    const answer = await server.call(call, { token, ...asked });
    expect(answer.status).toBe(status);
    if (asked.method !== 'HEAD') {
      expect(answer.json).toEqual({ mensaje: messages.status[status], requestId: answer.headers.get('x-request-id') });
      expect(answer.text).not.toMatch(/SELECT|at \/|node_modules|valibot|postgres|v\d+\.\d+/i);
    }
    expect(await everything()).toEqual(before);
  });

  test('unknown fields of a body are ignored, whatever their names', async () => {
    const body = { ...credentials, rol: 'admin', codigoAfiliado: '10000003', constructor: { prototype: { x: 1 } } };
    const { json: answered } = await server.call('login', { token, body });
    expect(field(answered, 'codigoAfiliado')).toBe('10000001');
    expect(field({}, 'x')).toBeUndefined();
  });

  test('a body longer than its content-length is cut off', async () => {
    const raw = new ReadableStream({
      pull: (stream) => stream.enqueue(new TextEncoder().encode('x'.repeat(16_384))),
    });
    const request = new Request('http://localhost/api/Autenticacion/login', {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: raw,
      duplex: 'half',
    } as RequestInit);
    expect((await server.app.fetch(request)).status).toBe(413);
  });

  test('limits the audit entries of one member', async () => {
    await server.db.query('DELETE FROM contadores');
    const strict = await serveBeside(server, { POLICY_WRITES_PER_MEMBER_PER_MINUTE: '3' });
    const write = async (as: string) => (await strict.call('bitacoraNuevo', { token: as, body: audit })).status;
    expect(await inTurn(5, () => write(token))).toEqual([200, 200, 200, 429, 429]);
    expect(await write(await strict.member('200000003', 2))).toBe(200);
    expect((await strict.call('getAfiliado', { token, query: own })).status).toBe(200);
  });

  test('no input makes a call answer 500', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom("'; DROP TABLE cuentas --", '%', '\\', '\ud800'),
    );
    const value = fc.oneof(text, fc.jsonValue(), fc.constant(credentials.identificacion));
    const calls = fc.constantFrom<CallName>(
      'login',
      'bitacoraNuevo',
      'autenticarUsuarioAnonimo',
      'historialConsumo',
      'consCentralNotificaciones',
      'registrar',
      'solicitarCambioClave',
      'confirmarCambioCorreo',
    );
    const names = fc.constantFrom(
      ...['identificacion', 'clave', 'documento', 'tipoDocumento', 'idTipoBitacora', 'cedula', 'tipo'],
      ...['altoCosto', 'idPrestador', 'numeroDePagina', 'registroPorPagina', 'registrosPorPagina', 'regimen'],
      ...['codigoAfiliado', 'correo', 'registroExpirado', 'CorreoElectronico'],
    );
    const asked = { ...history, ...notices };
    await fc.assert(
      fc.asyncProperty(calls, fc.dictionary(names, value), async (call, body) => {
        const whole = ['historialConsumo', 'consCentralNotificaciones'].includes(call) ? { ...asked, ...body } : body;
        const { status } = await server.call(call, { token, body: whole });
        return status < 500;
      }),
      { numRuns: 150, seed: 7 },
    );
    const inQuery = fc.constantFrom<CallName>(
      ...(['getAfiliado', 'datoscontactos', 'alertaPersonalizada', 'nucleoCarnet', 'consumosAfiliado'] as const),
      ...(['consultarDispositivosSeguros', 'obtenerfotoperfil', 'datospersonales', 'municipios'] as const),
      ...(['autenticar', 'preguntasSeguridad', 'activarCuenta', 'cambiarClave', 'solicitudCambioCorreo'] as const),
      ...(['estadoCambioCorreo', 'estadoReversoCorreo', 'reversarCambioCorreo', 'confirmarAfiliado'] as const),
    );
    const fields = fc.constantFrom(
      'CodigoAfiliado',
      'codigoAfiliado',
      'id',
      'nombre',
      'tipo',
      'altoCosto',
      'idAfiliado',
      ...['TipoDocumento', 'Documento', 'Token', 'Clave', 'Correo', 'Reverso'],
    );
    await fc.assert(
      fc.asyncProperty(inQuery, fc.dictionary(fields, text), async (call, query) => {
        const { status } = await server.call(call, { token, query });
        return status < 500;
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});
