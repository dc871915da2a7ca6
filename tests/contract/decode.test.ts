import { describe, expect, expectTypeOf, test } from 'vitest';
import * as afiliado from '../../domain/contract/afiliado';
import { alertaPersonalizada } from '../../domain/contract/ajuste';
import { activarCuenta, autenticar, solicitarCambioClave } from '../../domain/contract/autenticacion';
import { coberturaprocedimiento } from '../../domain/contract/cobertura';
import {
  solicitudesPorDocumento,
  solicitudPreAutorizacion,
  solicitudReembolso,
  updateSolicitudReembolso,
} from '../../domain/contract/crm';
import { decodeReply, encodeReply } from '../../domain/contract/decode';
import type { Endpoint, Reply, Request } from '../../domain/contract/endpoint';
import { catalogosintomaenfermedades } from '../../domain/contract/formulario';
import { obtenerfotoperfil } from '../../domain/contract/foto';
import { datoscontactos, login } from '../../domain/contract/login';
import { datospersonales, nucleoCarnet } from '../../domain/contract/nucleo';
import { facturasPendientesPago, generarSession } from '../../domain/contract/pago';
import { prestadorDetalle } from '../../domain/contract/prestador';
import { type autenticarUsuarioAnonimo, flags, getAfiliado, menu } from '../../domain/contract/start';

const member = {
  codigoAfiliado: '12345',
  nombres: 'Ana María',
  apellidos: 'Peña Núñez',
  tipoAfiliacion: 'TITULAR',
  regimen: 'CONTRIBUTIVO',
  token: 'abc',
};
const inside = { codigoMensaje: 1007, ...member, mensaje: '' };

const unreadable = (endpoint: Endpoint, json: unknown) => expect(decodeReply(endpoint, json).ok).toBe(false);

describe('[API-06] [LOGIN-29] accepts an answer bare and in an envelope, and nothing else', () => {
  const read: [string, Endpoint, unknown, unknown][] = [
    ['bare as declared', login, { codigoMensaje: 1007, ...member }, inside],
    ['one envelope more than declared', login, { result: { codigoMensaje: 1007, ...member } }, inside],
    [
      'an envelope with keys beside it',
      login,
      { id: 4, result: { codigoMensaje: 1007, ...member }, status: 5 },
      inside,
    ],
    [
      'enveloped as declared',
      activarCuenta,
      { result: { codigoMensaje: 1009, mensaje: 'x' } },
      { codigoMensaje: 1009, mensaje: 'x' },
    ],
    ['one envelope less than declared', activarCuenta, { codigoMensaje: 1009 }, { codigoMensaje: 1009, mensaje: '' }],
    [
      'two instead of one',
      activarCuenta,
      { result: { result: { codigoMensaje: 1009 } } },
      { codigoMensaje: 1009, mensaje: '' },
    ],
    [
      'two as declared',
      solicitarCambioClave,
      { result: { result: { codigoMensaje: 1007 } } },
      { codigoMensaje: 1007, mensaje: '', correo: '' },
    ],
    [
      'one instead of two',
      solicitarCambioClave,
      { result: { codigoMensaje: 1006 } },
      { codigoMensaje: 1006, mensaje: '' },
    ],
    [
      'three instead of two',
      solicitarCambioClave,
      { result: { result: { result: { codigoMensaje: 1008 } } } },
      { codigoMensaje: 1008, mensaje: '' },
    ],
    ['a list', flags, { result: [] }, []],
    ['a bare list', flags, [{ nombre: 'VER_PERFIL', esWeb: true }], [{ nombre: 'VER_PERFIL', esWeb: true }]],
    ['a code as text', login, { codigoMensaje: '1007', ...member }, inside],
    [
      'a code as text in an envelope',
      login,
      { result: { codigoMensaje: '1006', mensaje: 'No' } },
      { codigoMensaje: 1006, mensaje: 'No' },
    ],
    [
      'a member without names, regime and kind',
      login,
      { codigoMensaje: 1007, ...member, nombres: null, apellidos: null, regimen: null, tipoAfiliacion: undefined },
      { ...inside, nombres: '', apellidos: '', regimen: '', tipoAfiliacion: '' },
    ],
    [
      'a member of whom one thing is known',
      getAfiliado,
      { nombres: 'Ana', apellidos: null, regimen: null },
      { nombres: 'Ana', apellidos: '', regimen: '', tipoAfiliacion: '' },
    ],
    ['no mensaje', login, { codigoMensaje: 1017, mensaje: null }, { codigoMensaje: 1017, mensaje: '' }],
    [
      'fields that nobody knows',
      login,
      { codigoMensaje: 1003, mensaje: 'x', otro: 1 },
      { codigoMensaje: 1003, mensaje: 'x' },
    ],
    [
      'an unlisted code',
      login,
      { codigoMensaje: 1018, mensaje: 'x' },
      { codigoMensaje: 'otro', codigo: 1018, mensaje: 'x' },
    ],
    ['an unlisted code as text', login, { codigoMensaje: '999' }, { codigoMensaje: 'otro', codigo: 999, mensaje: '' }],
  ];
  test.each(read)('reads %s', (_, endpoint, json, reply) => {
    expect(decodeReply(endpoint, json)).toEqual({ ok: true, reply });
  });

  const refused: [string, Endpoint, unknown][] = [
    ['two envelopes more than declared', login, { result: { result: { codigoMensaje: 1007, ...member } } }],
    ['two envelopes less than declared', solicitarCambioClave, { codigoMensaje: 1007 }],
    ['a listed code without its token', login, { codigoMensaje: 1007, ...member, token: undefined }],
    ['a listed code with an empty token', login, { codigoMensaje: 1007, ...member, token: '' }],
    ['an object that is no member', getAfiliado, { estado: 'ok' }],
    ['no code', login, { ...member }],
    ['a code that is no number', login, { codigoMensaje: 'ok' }],
    ['nothing', login, undefined],
    ['null', login, null],
    ['text', login, 'Error'],
    ['a list where an object is due', login, []],
    ['an object where a list is due', flags, { result: { nombre: 'VER_PERFIL' } }],
    ['a list that is null', flags, { result: null }],
  ];
  test.each(refused)('rejects %s', (_, endpoint, json) => unreadable(endpoint, json));

  test('reports unreadable answers by path and expectation, never by value', () => {
    expect(decodeReply(generarSession, { result: { session: 12345 } })).toEqual({
      ok: false,
      issues: ['session: string'],
    });
  });
});

describe('[RECOV-12] result.result may be an object or a bare code', () => {
  test.each([
    [1007, { codigoMensaje: 1007, mensaje: '', correo: '' }],
    ['1006', { codigoMensaje: 1006, mensaje: '' }],
    [5, { codigoMensaje: 'otro', codigo: 5, mensaje: '' }],
  ])('%s', (bare, reply) => {
    expect(decodeReply(solicitarCambioClave, { result: { result: bare } })).toEqual({ ok: true, reply });
  });
});

describe('optional fields', () => {
  test('[API-29] contact data without any value', () => {
    expect(decodeReply(datoscontactos, { result: { telefonoCelular: null, idProvincia: 32 } })).toEqual({
      ok: true,
      reply: {
        telefonoCelular: '',
        telefonoResidencial: '',
        idRegion: '',
        region: '',
        idProvincia: '32',
        provincia: '',
        idMunicipio: '',
        municipio: '',
        calle: '',
        noCasa: '',
        apartamento: '',
        edificio: '',
        sector: '',
        correoElectronico: '',
        direccion: '',
      },
    });
  });

  test.each([[{}], [[]], [{ mensaje: 'Error' }], [null], ['']])(
    '[API-29] rejects %j as contact data, so that a failure never looks like missing data',
    (json) => unreadable(datoscontactos, json),
  );

  test.each([
    [true, true],
    [false, false],
    ['true', true],
    [0, false],
    [null, null],
  ])('[ONB-22] reads debeActualizarDatosContacto %j as %j', (sent, debeActualizarDatosContacto) => {
    const decoded = decodeReply(datoscontactos, { debeActualizarDatosContacto: sent });
    expect(decoded).toMatchObject({ ok: true, reply: { debeActualizarDatosContacto } });
  });

  test('[API-25] a menu item without the fields requires a log-in and opens inside', () => {
    expect(decodeReply(menu, { result: [{ titulo: 'Inicio', url: '/' }] })).toEqual({
      ok: true,
      reply: [{ id: '', titulo: 'Inicio', icono: '', url: '/', externo: false, requireLogin: true, hijos: [] }],
    });
  });

  test('[API-28] a flag without a value is off', () => {
    expect(decodeReply(flags, { result: [{ nombre: 'VER_PERFIL' }] })).toEqual({
      ok: true,
      reply: [{ nombre: 'VER_PERFIL', esWeb: false }],
    });
  });

  test.each([[null], [undefined]])('[PROF-05] omits plans and relatives that are %j', (datosAfiliacion) => {
    const json = {
      datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '12345' },
      datosAfiliacion,
      nucleoFamiliar: { participantes: datosAfiliacion },
      nucleoFamiliarComplementario: datosAfiliacion,
    };
    expect(decodeReply(datospersonales, json)).toEqual({
      ok: true,
      reply: {
        datosPersonales: {
          nombres: 'Ana',
          apellidos: 'Peña',
          sexo: '',
          estadoCivil: '',
          edad: '',
          fechaNacimiento: '',
          nacionalidad: '',
          documentoIdentidad: '',
          pasaporte: '',
          tipoAfiliacion: '',
          codigoAfiliado: '12345',
          regimen: '',
        },
        datosAfiliacion: [],
        nucleoFamiliar: { participantes: [] },
        nucleoFamiliarComplementario: { participantes: [] },
      },
    });
  });

  test('[API-44] a person of unknown age counts as an adult', () => {
    const participante = { codigoAfiliado: 7, nombres: 'Luis', apellidos: 'Peña' };
    const card = { idAfiliado: '12345', nucleoFamiliar: { participantes: [participante] } };
    expect(decodeReply(nucleoCarnet, [card])).toEqual({
      ok: true,
      reply: [
        {
          idAfiliado: '12345',
          tipoAfiliado: '',
          cedula: '',
          nss: '',
          regimen: '',
          planes_Nombre: '',
          idTipoPlan: null,
          estado: '',
          finVigencia: '',
          nucleoFamiliar: {
            participantes: [
              {
                codigoAfiliado: '7',
                nombres: 'Luis',
                apellidos: 'Peña',
                cedula: '',
                nss: '',
                parentesco: '',
                foto: '',
                mayorEdad: true,
              },
            ],
          },
        },
      ],
    });
  });

  test('[API-72] amounts may be text, and an invoice without one does not affect the others', () => {
    const invoice = { numeroFactura: 881, estatusFactura: 'Generada', montoTotal: '1250.50' };
    const read = { ...invoice, numeroFactura: '881', fechaFacturacion: '', fechaLimitePago: '' };
    const without = [null, '', '1e309'].map((montoTotal) => ({ ...invoice, montoTotal }));
    expect(decodeReply(facturasPendientesPago, [invoice, ...without])).toEqual({
      ok: true,
      reply: [{ ...read, montoTotal: 1250.5 }, ...without.map(() => ({ ...read, montoTotal: null }))],
    });
  });

  test('[API-68] an unreadable figure is blank; no coverage at all is null', () => {
    const detail = { procedimientoDescripcion: 'Sonografía', valorTarifario: '1500', porcentajeCobertura: 'n/d' };
    expect(decodeReply(coberturaprocedimiento, detail)).toEqual({
      ok: true,
      reply: {
        codigoSimon: '',
        codigoCup: '',
        procedimientoDescripcion: 'Sonografía',
        codigoGrupo: '',
        grupo: '',
        codigoSubGrupo: '',
        subGrupo: '',
        valorTarifario: 1500,
        coberturaPdss: null,
        coberturaTotal: null,
        montoCopago: null,
        porcentajeCobertura: null,
        porcentajeCoPago: null,
      },
    });
    expect(decodeReply(coberturaprocedimiento, { result: null })).toEqual({ ok: true, reply: null });
    expect(decodeReply(prestadorDetalle, null)).toEqual({ ok: true, reply: null });
  });

  test('a related provider without its code is left out, and the rest of the detail is shown', () => {
    const named = { nombre: 'Yokasta Matos', tipoPrestador: 'Medico', especialidad: 'Cardiología' };
    const center = { codigoPrestador: '3001', nombre: 'Clínica Abreu' };
    const decoded = decodeReply(prestadorDetalle, {
      ...center,
      relacionados: [named, { ...named, codigoPrestador: 3002 }, { ...named, codigoPrestador: null }, null],
    });
    expect(decoded.ok && decoded.reply?.relacionados).toEqual([{ ...named, codigoPrestador: '3002' }]);
    const without = decodeReply(prestadorDetalle, { ...center, relacionados: null });
    expect(without.ok && without.reply?.relacionados).toEqual([]);
  });

  test('[APPL-10] the additional question of a condition is a text, or a yes or no', () => {
    const asked = [true, 'true', 1, 'Medicina', 7, false, 'false', 0, '', null, undefined];
    const decoded = decodeReply(
      catalogosintomaenfermedades,
      asked.map((campoAdicional) => ({ codigo: '101', descripcion: 'Asma', campoAdicional })),
    );
    expect(decoded.ok && decoded.reply.map(({ campoAdicional }) => campoAdicional)).toEqual([
      true,
      true,
      true,
      'Medicina',
      '7',
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  test('[API-89] a page needs its list and its total', () => {
    expect(decodeReply(solicitudesPorDocumento, { result: { data: [], cantidadRegistros: '0' } })).toEqual({
      ok: true,
      reply: { data: [], cantidadRegistros: 0 },
    });
    unreadable(solicitudesPorDocumento, { result: { data: null, cantidadRegistros: 0 } });
    unreadable(solicitudesPorDocumento, { result: { data: [] } });
  });

  test('[API-26] an alert list may be empty', () => {
    expect(decodeReply(alertaPersonalizada, { result: [] })).toEqual({ ok: true, reply: [] });
  });

  test('[API-47] an empty text is no photo', () => {
    expect(decodeReply(obtenerfotoperfil, null)).toEqual({ ok: true, reply: '' });
    expect(decodeReply(obtenerfotoperfil, { result: 'iVBORw0' })).toEqual({ ok: true, reply: 'iVBORw0' });
  });

  test('[API-08] any other code of the identity check keeps the questions', () => {
    const pregunta = {
      id: 3,
      pregunta: '¿Cuál es su fecha de nacimiento?',
      idTipoPregunta: 1,
      respuesta: '1980-01-31',
    };
    const json = {
      codigoMensaje: 1000,
      codigoAfiliado: '12345',
      nombres: 'Ana',
      apellidos: 'Peña',
      preguntasSeguridad: [pregunta],
    };
    expect(decodeReply(autenticar, json)).toEqual({
      ok: true,
      reply: { ...json, codigoMensaje: 'otro', codigo: 1000, mensaje: '' },
    });
  });
});

describe('answers that only confirm', () => {
  test.each([[undefined], [null], [{}], [true], ['OK'], [[]], [{ result: null }], [{ result: true }]])(
    '[API-30] %j confirms',
    (json) => {
      expect(decodeReply(afiliado.updateTelefonos, json)).toEqual({ ok: true, reply: { mensaje: '' } });
    },
  );
  test('[API-30] keeps a mensaje', () => {
    expect(decodeReply(afiliado.updateTelefonos, { mensaje: 'Listo' })).toEqual({
      ok: true,
      reply: { mensaje: 'Listo' },
    });
  });
  test.each([[false], [0], [{ result: false }]])('[API-30] %j does not confirm', (json) =>
    unreadable(afiliado.updateTelefonos, json),
  );

  test.each([[true], ['OK'], [1], [{}], [{ result: 'A-1' }]])('[API-88] %j is success', (json) => {
    expect(decodeReply(updateSolicitudReembolso, json)).toEqual({ ok: true, reply: true });
  });
  test.each([[false], [null], [''], [0], [undefined], [{ result: false }]])('[API-88] %j is no success', (json) =>
    unreadable(updateSolicitudReembolso, json),
  );

  test.each([
    [{ result: 'C-2024-18' }, 'C-2024-18'],
    [{ result: 4711 }, '4711'],
    ['4711', '4711'],
  ])('[API-85] [API-87] reads the case number of %j as %j', (json, reply) => {
    expect(decodeReply(solicitudPreAutorizacion, json)).toEqual({ ok: true, reply });
    expect(decodeReply(solicitudReembolso, json)).toEqual({ ok: true, reply });
  });
  test.each([[{ result: '' }], [{ result: null }], [{ result: 0 }], [{}], [{ result: {} }]])(
    '%j contains no case number',
    (json) => unreadable(solicitudReembolso, json),
  );
});

describe("the server's answer", () => {
  test('is wrapped into the declared envelope', () => {
    expect(encodeReply(activarCuenta, { codigoMensaje: 1009 })).toEqual({
      ok: true,
      json: { result: { codigoMensaje: 1009 } },
    });
    expect(encodeReply(solicitarCambioClave, { codigoMensaje: 1007, mensaje: 'x' })).toEqual({
      ok: true,
      json: { result: { result: { codigoMensaje: 1007, mensaje: 'x' } } },
    });
    expect(encodeReply(login, { codigoMensaje: 1018, mensaje: 'x' })).toEqual({
      ok: true,
      json: { codigoMensaje: 1018, mensaje: 'x' },
    });
  });

  test('has no undeclared field', () => {
    const row = {
      id: 9,
      nombres: 'Ana',
      apellidos: 'Peña',
      regimen: 'CONTRIBUTIVO',
      tipoAfiliacion: 'TITULAR',
      clave: 'hash',
    };
    expect(encodeReply(getAfiliado, row)).toEqual({
      ok: true,
      json: { nombres: 'Ana', apellidos: 'Peña', regimen: 'CONTRIBUTIVO', tipoAfiliacion: 'TITULAR' },
    });
    const flag = { nombre: 'VER_PERFIL', esWeb: true, id: 1 };
    expect(encodeReply(flags, [flag])).toEqual({ ok: true, json: { result: [{ nombre: 'VER_PERFIL', esWeb: true }] } });
  });

  test('is rejected if it does not match the contract', () => {
    expect(encodeReply(login, { codigoMensaje: 1007, mensaje: '' }).ok).toBe(false);
  });

  test('is decoded by the client to the same value', () => {
    const encoded = encodeReply(login, { codigoMensaje: 1007, ...member });
    expect(encoded.ok && decodeReply(login, JSON.parse(JSON.stringify(encoded.json)))).toEqual({
      ok: true,
      reply: inside,
    });
  });
});

describe('types', () => {
  test("the code selects the log-in's reply type", () => {
    const narrow = (reply: Reply<typeof login>) => {
      if (reply.codigoMensaje === 1007) {
        expectTypeOf(reply.token).toEqualTypeOf<string>();
        expectTypeOf(reply.regimen).toEqualTypeOf<string>();
      } else if (reply.codigoMensaje === 'otro') {
        expectTypeOf(reply.codigo).toEqualTypeOf<number>();
      } else {
        expectTypeOf(reply.codigoMensaje).toExtend<number>();
        expectTypeOf(reply).not.toHaveProperty('token');
      }
      expectTypeOf(reply.mensaje).toEqualTypeOf<string>();
    };
    expectTypeOf(narrow).toBeFunction();
  });

  test('an optional part may be left out as a whole', () => {
    expectTypeOf<object>().toExtend<Request<typeof autenticarUsuarioAnonimo>>();
    expectTypeOf<object>().not.toExtend<Request<typeof login>>();
    expectTypeOf<Request<typeof menu>>().not.toHaveProperty('query');
  });
});
