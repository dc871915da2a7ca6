import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { updateDireccion, updateTelefonos } from '../../domain/contract/afiliado';
import { alertaPersonalizada } from '../../domain/contract/ajuste';
import {
  activarCuenta,
  autenticar,
  cambiarClave,
  preguntasSeguridad,
  registrar,
  solicitarCambioClave,
} from '../../domain/contract/autenticacion';
import { solicitudAfiliacionTitular, solicitudPreAutorizacion, solicitudReembolso } from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { solicitarOTPMedicamentos } from '../../domain/contract/dispositivo';
import { formularioPlanes, solicitudAfiliacion } from '../../domain/contract/formulario';
import { cargarfotoperfil } from '../../domain/contract/foto';
import { consumosAfiliado, historialConsumo } from '../../domain/contract/historial';
import { login } from '../../domain/contract/login';
import { consCentralNotificaciones } from '../../domain/contract/notificacion';
import { generarSession, ordenCompraGenerar } from '../../domain/contract/pago';
import { prestadorDetalle, prestadorTodos } from '../../domain/contract/prestador';
import { bitacoraNuevo } from '../../domain/contract/utility';

type Fields = Record<string, unknown>;

/** Accepts `good`, and rejects each change of it. */
const refuses = (schema: v.GenericSchema, good: Fields, changes: readonly Fields[]) => {
  expect(v.safeParse(schema, good).issues).toBeUndefined();
  const accepted = changes.filter((change) => v.is(schema, { ...good, ...change }));
  expect(accepted).toEqual([]);
};
const accepts = (schema: v.GenericSchema, good: Fields, changes: readonly Fields[]) => {
  const refused = changes.filter((change) => !v.is(schema, { ...good, ...change }));
  expect(refused).toEqual([]);
};

const image = new File(['x'], 'Cedula.jpg', { type: 'image/jpeg' });

describe('access', () => {
  const credentials = { identificacion: { tipoDocumento: 1, documento: '001-1234567-8' }, clave: 'x' };

  test('[LOGIN-16] [LOGIN-28] the log-in accepts the four document types and any password', () => {
    accepts(login.body, credentials, [
      { identificacion: { tipoDocumento: 4, documento: 'RD1234567890' } },
      { identificacion: { tipoDocumento: 3, documento: '1' } },
      { clave: 'ñ'.repeat(200) },
    ]);
    refuses(login.body, credentials, [
      { identificacion: { tipoDocumento: 5, documento: '1' } },
      { identificacion: { tipoDocumento: 1, documento: '' } },
      { identificacion: { tipoDocumento: 1, documento: '1'.repeat(31) } },
      { identificacion: undefined },
      { clave: '' },
      { clave: 'x'.repeat(201) },
      { clave: 'con\0nul' },
      { clave: 123456 },
    ]);
  });

  test('[REG-57] [REG-58] a registration says by registroExpirado, present or not, whether the first one expired', () => {
    const account = { codigoAfiliado: '12345', clave: 'secreta', correo: 'ana@correo.com.do' };
    expect(v.parse(registrar.body, account)).toEqual({ ...account, registroExpirado: false });
    expect(v.parse(registrar.body, { ...account, registroExpirado: true })).toEqual({
      ...account,
      registroExpirado: true,
    });
    refuses(registrar.body, account, [
      { codigoAfiliado: '' },
      { codigoAfiliado: "1' or '1" },
      { codigoAfiliado: '1'.repeat(21) },
      { clave: '12345' },
      { correo: 'ana@correo' },
      { correo: 'ana correo@correo.do' },
      { correo: 'ana@correo.do, luis@correo.do' },
      { correo: `${'a'.repeat(250)}@b.do` },
    ]);
  });

  test('[REG-59] [API-12] the query reenvioCuenta is optional', () => {
    expect(v.parse(registrar.query, undefined)).toEqual({});
    expect(v.parse(registrar.query, { reenvioCuenta: 'true' })).toEqual({ reenvioCuenta: true });
    expect(v.is(registrar.query, { reenvioCuenta: 'quizas' })).toBe(false);
  });

  test('[RECOV-05] recovery names its origin WEB', () => {
    const good = { identificacion: { tipoDocumento: 2, documento: '123', origen: 'WEB' }, correo: 'ana@correo.do' };
    refuses(solicitarCambioClave.body, good, [
      { identificacion: { tipoDocumento: 2, documento: '123' } },
      { identificacion: { tipoDocumento: 2, documento: '123', origen: 'APP' } },
      { correo: '' },
    ]);
  });

  test('[PWD-05] [API-16] a new password has at least 6 characters; the handler rejects a malformed token', () => {
    const good = { Token: 'a.b.c', Clave: '123456' };
    accepts(cambiarClave.query, good, [{ Token: '' }, { Token: 'x'.repeat(8192) }, { Token: '%E0%A4%A' }]);
    refuses(cambiarClave.query, good, [{ Clave: '12345' }, { Token: undefined }, { Token: 'x'.repeat(10_001) }]);
  });

  test('[API-13] an activation accepts a bare code or a signed one', () => {
    accepts(activarCuenta.query, { CodigoAfiliado: '12345' }, [{ CodigoAfiliado: '12345.Zx_9-abc' }]);
    refuses(activarCuenta.query, { CodigoAfiliado: '12345' }, [
      { CodigoAfiliado: '' },
      { CodigoAfiliado: '1;2' },
      { CodigoAfiliado: '1/2' },
      { CodigoAfiliado: '1'.repeat(201) },
    ]);
  });

  test('[API-08] [API-10] an identity check has one of the four document types, its questions an affiliate code', () => {
    refuses(autenticar.query, { TipoDocumento: '1', Documento: '1' }, [
      { TipoDocumento: '9' },
      { Documento: '' },
      { Documento: '1'.repeat(31) },
    ]);
    refuses(preguntasSeguridad.query, { CodigoAfiliado: '12345' }, [{ CodigoAfiliado: "1' OR '1'='1" }]);
  });

  test('[API-99] the id of an alert is an affiliate code, empty or absent', () => {
    expect(v.parse(alertaPersonalizada.query, { nombre: 'inicio' })).toEqual({ id: '', nombre: 'inicio' });
    accepts(alertaPersonalizada.query, { nombre: 'inicio' }, [{ id: '' }, { id: '12345' }]);
    refuses(alertaPersonalizada.query, { nombre: 'inicio' }, [{ id: '1 2' }, { nombre: '' }]);
  });

  test('[DEVICE-06] a device request names the system OVA WEB', () => {
    const good = {
      IdAfiliado: '12345',
      Sistema: 'OVA WEB',
      IdentificadorDispositivo: 'a1',
      RegistrarDispositivoSeguro: true,
      Correo: 'ana@correo.do',
    };
    refuses(solicitarOTPMedicamentos.body, good, [
      { Sistema: 'OVA APP' },
      { IdentificadorDispositivo: '' },
      { RegistrarDispositivoSeguro: undefined },
      { Correo: '' },
    ]);
  });

  test('[AUDIT-05] [AUDIT-01] an audit entry without a creator is created by WEB', () => {
    const good = { tipoDocumento: 3, documento: '12345', idTipoBitacora: 9 };
    refuses(bitacoraNuevo.body, good, [{ idTipoBitacora: Number('1e309') }, { valorNuevo: 'x'.repeat(4001) }]);
    expect(v.parse(bitacoraNuevo.body, good)).toEqual({
      tipoDocumento: 3,
      documento: '12345',
      creadorPor: 'WEB',
      valorAnterior: '',
      valorNuevo: '',
      idTipoBitacora: 9,
    });
  });
});

describe('contact data', () => {
  test('[API-98] one phone may be sent without the other, with either mask or empty', () => {
    accepts(updateTelefonos.body, {}, [
      { TelefonoCelular: '809-555-0142' },
      { TelefonoResidencial: '(809)-555-0142' },
      { TelefonoCelular: '+1 809 555 0142' },
      { TelefonoCelular: '' },
    ]);
    refuses(updateTelefonos.body, {}, [
      { TelefonoCelular: '809-555-0142 ext 3' },
      { TelefonoCelular: '0'.repeat(21) },
      { TelefonoCelular: '809' },
    ]);
  });

  test('[PROF-31] [PROF-30] the profile sends a blank edificio as a single space', () => {
    const address = { idRegion: '1', idProvincia: '32', idMunicipio: 3201, calle: 'Ñ', noCasa: '4', sector: 'Naco' };
    expect(v.parse(updateDireccion.body, { ...address, edificio: ' ' })).toEqual({
      ...address,
      idMunicipio: '3201',
      apartamento: '',
      edificio: ' ',
    });
  });

  test('[ONB-66] an address needs province and municipality', () => {
    const good = { Provincia: 'Santo Domingo', IdProvincia: '32', Municipio: 'SDE', IdMunicipio: '3201' };
    refuses(updateDireccion.body, good, [
      { IdProvincia: '' },
      { IdMunicipio: undefined },
      { Calle: 'x'.repeat(121) },
      { Sector: 'x\0' },
    ]);
  });

  test('[API-46] a photo is base64, with or without a data URL prefix; the server checks its bytes', () => {
    const largest = 'A'.repeat(2_796_204);
    accepts(cargarfotoperfil.body, {}, [
      { foto: largest },
      { foto: `data:image/jpeg;base64,${largest}` },
      { foto: 'data:image/heic;base64,AAAA' },
      { foto: '' },
    ]);
    refuses(cargarfotoperfil.body, { foto: 'iVBORw0=' }, [
      { foto: 'A'.repeat(3_145_729) },
      { foto: 'data:image/jpeg,AAAA' },
      { foto: 'https://example.org/a.png' },
      { foto: '<svg>' },
    ]);
  });
});

describe('queries', () => {
  const history = {
    contrato: '12345',
    fechaDesde: '2024-02-29',
    fechaHasta: '2024-08-27',
    numeroDePagina: 1,
    registrosPorPagina: 5,
  };

  test('[FMT-04] dates are existing days as yyyy-MM-dd', () => {
    refuses(historialConsumo.body, history, [
      { fechaDesde: '29-02-2024' },
      { fechaDesde: '2023-02-29' },
      { fechaDesde: '2024-04-31' },
      { fechaDesde: '2024-13-01' },
      { fechaDesde: '2024-2-9' },
      { fechaDesde: '0000-01-01' },
      { fechaDesde: '2024-02-29T00:00:00' },
      { fechaDesde: '' },
    ]);
  });

  test('[TABLE-07] [TABLE-04] pages start at 1 and hold up to 100', () => {
    accepts(historialConsumo.body, history, [{ registrosPorPagina: 100 }, { numeroDePagina: '2' }]);
    refuses(historialConsumo.body, history, [
      { numeroDePagina: 0 },
      { numeroDePagina: 1.5 },
      { numeroDePagina: Number.POSITIVE_INFINITY },
      { numeroDePagina: '2; drop' },
      { registrosPorPagina: 101 },
      { registrosPorPagina: -5 },
    ]);
  });

  test('[HIST-12] a history query without filters requests everything', () => {
    expect(v.parse(historialConsumo.body, history)).toEqual({
      ...history,
      tipo: '',
      altoCosto: false,
      idPrestador: '',
    });
  });

  test('[PROV-03] [PROV-09] a provider filter may be empty; its codes are converted to text', () => {
    expect(v.parse(prestadorTodos.body, { IdRegimen: 9, NumeroDePagina: 1, RegistrosPorPagina: 25 })).toEqual({
      IdPrestador: '',
      IdTipoCentro: '',
      Nombre: '',
      IdEspecialidad: '',
      IdPlan: '',
      IdRegimen: '9',
      IdMunicipio: '',
      IdProvincia: '',
      NumeroDePagina: 1,
      RegistrosPorPagina: 25,
    });
  });

  test('[PROV-10] [API-57] TipoPrestador is 1 or 2, also as the text of a query', () => {
    expect(v.parse(prestadorDetalle.query, { idPrestador: '77', TipoPrestador: '2' })).toEqual({
      idPrestador: '77',
      TipoPrestador: 2,
    });
    refuses(prestadorDetalle.query, { idPrestador: '77', TipoPrestador: 1 }, [
      { TipoPrestador: 3 },
      { idPrestador: '' },
    ]);
  });

  test('[PROF-15] high cost is yes or no', () => {
    refuses(consumosAfiliado.query, { codigoAfiliado: '12345', tipo: '0', altoCosto: 'true' }, [
      { altoCosto: 'quizas' },
    ]);
  });

  test('[NOTIF-10] [NOTIF-11] the notification query spells registroPorPagina without an s', () => {
    const good = { contrato: '12345', regimen: 'CONTRIBUTIVO', plan: 'PDSS', numeroDePagina: 1, registroPorPagina: 10 };
    refuses(consCentralNotificaciones.body, good, [
      { registroPorPagina: undefined, registrosPorPagina: 10 },
      { plan: 'x'.repeat(20_001) },
    ]);
  });
});

describe('payments', () => {
  test('[API-73] [API-75] an amount is positive and a number', () => {
    const order = { NumeroFactura: 'F-1', Monto: '1250.50', CodigoAfiliado: '12345' };
    expect(v.parse(ordenCompraGenerar.query, order)).toEqual({ ...order, Monto: 1250.5 });
    const wrong = [0, -1, 'NaN', '1e9', 5e9, Number.POSITIVE_INFINITY, '', null];
    refuses(
      ordenCompraGenerar.query,
      order,
      wrong.map((Monto) => ({ Monto })),
    );
    refuses(
      generarSession.body,
      { ordenId: '1', transactionId: 'F-1', amount: 1250.5 },
      wrong.map((amount) => ({ amount })),
    );
  });
});

describe('requests', () => {
  const preauthorization = {
    images: [image],
    nss: '123456789',
    email: 'ana@correo.do',
    tipoAutorizacion: 'Laboratorios',
    centroMedico: 'Centro',
    descripcion: 'Dolor',
    codigoSolicitante: '12345',
  };
  const reimbursement = {
    images: [image],
    solicitante: 'Ana Peña',
    correoSolicitante: 'ana@correo.do',
    telefonoSolicitante: '809-555-0142',
    tipoReembolso: 'Consulta',
    fechaServicio: '2024-05-01',
    montoReclamado: '30000.00',
    centroSalud: 'Centro',
    motivo: 'x'.repeat(250),
    idTipoReembolso: '2',
    noCuenta: '12345678',
    tipoCuenta: 'Ahorro',
    banco: 'Banco',
    nombreTitularCuenta: 'Ana Peña',
    tipoDocumentoTitularCuenta: 'Cedula',
    documentoTitularCuenta: '001-1234567-8',
    codigoSolicitante: '12345',
  };

  test('[PREAUTH-01] images are files, up to a maximum', () => {
    refuses(solicitudPreAutorizacion.body, preauthorization, [
      { images: ['x'] },
      { images: Array.from({ length: 21 }, () => image) },
      { codigoSolicitante: '' },
      { email: 'ana' },
    ]);
  });

  test('[REIMB-01] [REIMB-12] [REIMB-17] [REIMB-20] the limits of a reimbursement', () => {
    expect(v.parse(solicitudReembolso.body, reimbursement)).toEqual({
      ...reimbursement,
      montoReclamado: 30_000,
      medico: '',
      especialidad: '',
      versionTerminos: '',
    });
    refuses(solicitudReembolso.body, reimbursement, [
      { noCuenta: '1234567' },
      { montoReclamado: '30000.01' },
      { montoReclamado: 0 },
      { motivo: 'x'.repeat(251) },
      { tipoCuenta: 'Nómina' },
      { tipoDocumentoTitularCuenta: 'NSS' },
      { telefonoSolicitante: '' },
    ]);
  });

  test('[AFTIT-01] [AFTIT-03] [FMT-10] a holder affiliation accepts a cédula with or without hyphens', () => {
    const good = {
      cedula: '001-1234567-8',
      telefono: '809-555-0142',
      nombre: 'Ana',
      apellido: 'Peña',
      email: 'ana@correo.do',
      regimen: 'Contributivo',
    };
    accepts(solicitudAfiliacionTitular.body, good, [{ cedula: '00112345678' }, { regimen: 'Subsidiado' }]);
    refuses(solicitudAfiliacionTitular.body, good, [{ cedula: '0011234567' }, { regimen: 'Otro' }, { nombre: '' }]);
  });

  test('[APPL-07] [APPL-14] [APPL-15] [APPL-16] [APPL-36] the application names service 7 and the listed options', () => {
    const good = {
      idServicio: 7,
      nombres: 'Ana',
      apellidos: 'Peña',
      tipoDocumento: 1,
      noDocumento: '001-1234567-8',
      fechaNacimiento: '1980-01-31',
      sexo: 'Femenino',
      nacionalidad: 36,
      correo: 'ana@correo.do',
      direccion: 'Calle 4 #12',
      sector: 'Naco',
      ciudad: 'Santo Domingo',
      telefono: '(809)-555-0142',
      formaPago: 1,
      frecuenciaPago: 2,
      planSolicitado: 6,
      listDependientes: [],
      listSintomasNucleo: [],
    };
    expect(v.parse(solicitudAfiliacion.body, good)).toEqual({
      ...good,
      nacionalidad: '36',
      ocupacion: '',
      estadoCivil: '',
      oficina: '',
      celular: '',
      planSolicitado: '6',
    });
    accepts(solicitudAfiliacion.body, good, [{ estadoCivil: 'Unión libre' }, { formaPago: 3 }, { frecuenciaPago: 4 }]);
    refuses(solicitudAfiliacion.body, good, [
      { idServicio: 1 },
      { tipoDocumento: 4 },
      { sexo: 'Otro' },
      { estadoCivil: 'Viudo' },
      { formaPago: 4 },
      { frecuenciaPago: 1 },
      { fechaNacimiento: '' },
      { listSintomasNucleo: [{}] },
    ]);
  });

  test('an application accepts 60 dependents and 3,000 health answers, and not one more', () => {
    const { listDependientes: dependents, listSintomasNucleo: symptoms } = solicitudAfiliacion.body.entries;
    const dependent = {
      nombres: 'Ana',
      apellidos: 'Peña',
      tipoDocumento: 3,
      noDocumento: 'NA',
      fechaNacimiento: '2020-01-31',
      sexo: 'Femenino',
      idParentesco: '3',
      index: 0,
    };
    const flags = ['esUsted', 'esPadre', 'esMadre', 'esHermano', 'esAbuelo', 'esTio', 'esOtro'];
    const symptom = { IdCatalogoSintoma: '101', ...Object.fromEntries(flags.map((flag) => [flag, false])) };
    const takes = (schema: v.GenericSchema, one: unknown, many: number) =>
      v.is(
        schema,
        Array.from({ length: many }, () => one),
      );
    expect([50, 60, 61].map((many) => takes(dependents, dependent, many))).toEqual([true, true, false]);
    expect([3_000, 3_001].map((many) => takes(symptoms, symptom, many))).toEqual([true, false]);
  });

  test('[API-79] an application is accepted with or without a number, and a plain «no» is not', () => {
    const read = (answer: unknown) => {
      const decoded = decodeReply(solicitudAfiliacion, answer);
      return decoded.ok ? decoded.reply : null;
    };
    expect(
      [{ mensaje: 'Bien.', numero: 4815162342 }, { result: { numero: '7' } }, '', true, { numero: '' }].map(read),
    ).toEqual([
      { mensaje: 'Bien.', numero: '4815162342' },
      { mensaje: '', numero: '7' },
      { mensaje: '', numero: '' },
      { mensaje: '', numero: '' },
      { mensaje: '', numero: '' },
    ]);
    expect([false, 0].map(read)).toEqual([null, null]);
  });

  test("[API-81] reads a plan's price and coverage if present", () => {
    const told = { descripcion: 'Consultas', detalle: '80 %' };
    expect(
      decodeReply(formularioPlanes, [
        { codigo: 1, descripcion: 'A', prima: '1250.50', coberturas: [told] },
        { codigo: '2', descripcion: 'B' },
        { codigo: '3', descripcion: 'C', prima: 'gratis', coberturas: 'todas' },
      ]),
    ).toEqual({
      ok: true,
      reply: [
        { codigo: '1', descripcion: 'A', codigoPadre: '', prima: 1250.5, coberturas: [told] },
        { codigo: '2', descripcion: 'B', codigoPadre: '', prima: null, coberturas: [] },
        { codigo: '3', descripcion: 'C', codigoPadre: '', prima: null, coberturas: [] },
      ],
    });
  });
});
