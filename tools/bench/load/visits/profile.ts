import { setTimeout as sleep } from 'node:timers/promises';
import { portrait } from '../attachments';
import { hasWalletLink } from '../person';
import { defineVisit, hasAccount, isHolder, type Visit } from '../visit';
import { enter, openPortal } from './entry';

const phone = (index: number): string => `829-555-${String((index + 7) % 10_000).padStart(4, '0')}`;

/** What members look at and change of themselves. */
export const profileVisits: readonly Visit[] = [
  defineVisit({
    name: 'profile',
    share: 6.39,
    calls: [
      ...enter.calls,
      'datospersonales',
      'consumosAfiliado',
      'avisosAfiliado',
      'cambiarAviso',
      'sesionesAbiertas',
      'cerrarSesion',
      'cerrarOtrasSesiones',
      'salirSesion',
      'quienMiro',
      'misDatos',
    ],
    suits: hasAccount,
    go: async (visitor) => {
      await enter.go(visitor);
      const query = { codigoAfiliado: visitor.person.code };
      await visitor.ask('datospersonales', { query });
      await Promise.all([
        visitor.ask('datoscontactos', { query }),
        visitor.ask('avisosAfiliado', {}),
        visitor.ask('quienMiro', {}),
        visitor.ask('misDatos', { query }),
        visitor.ask('sesionesAbiertas', {}),
        visitor.ask('consumosAfiliado', { query: { ...query, tipo: '0', altoCosto: false } }),
        visitor.ask('consumosAfiliado', { query: { ...query, tipo: '6', altoCosto: false } }),
      ]);
      if (visitor.isOneOf(0.1))
        await visitor.ask('cambiarAviso', { body: { tipo: 'avances', canal: 'correo', activo: false } });
      if (visitor.isOneOf(0.1)) {
        await visitor.ask('cerrarSesion', { body: { codigo: 'ninguna' } });
        await visitor.ask('cerrarOtrasSesiones', {});
      }
      await visitor.ask('salirSesion', { body: { sesion: 'ninguna' } });
    },
  }),
  defineVisit({
    name: 'takes the data home, and closes the account',
    share: 0.01,
    calls: [...enter.calls, 'misDatos', 'pedirMisDatos', 'abrirMisDatos', 'parteMisDatos', 'cerrarCuenta'],
    suits: hasAccount,
    once: true,
    go: async (visitor) => {
      await enter.go(visitor);
      const [codigoAfiliado, clave] = [visitor.person.code, 'clave1234'];
      await visitor.ask('pedirMisDatos', { body: { codigoAfiliado } });
      const isMade = async () => (await visitor.read('misDatos', { query: { codigoAfiliado } })).estado === 'lista';
      for (let asked = 0; asked < 60 && !(await isMade()); asked += 1) await sleep(1_000);
      const opened = await visitor.read('abrirMisDatos', { body: { codigoAfiliado, clave } });
      const { pase = '', partes = 0 } = opened.codigoMensaje === 1007 ? opened : {};
      for (let parte = 0; parte < partes; parte += 1) await visitor.ask('parteMisDatos', { query: { pase, parte } });
      await visitor.ask('cerrarCuenta', { body: { clave } });
    },
  }),
  defineVisit({
    name: 'contact edit',
    share: 1.2,
    calls: [
      ...enter.calls,
      'datospersonales',
      'regiones',
      'provincias',
      'municipios',
      'updateTelefonos',
      'updateDireccion',
      'bitacoraNuevo',
    ],
    suits: (person) => isHolder(person) && !person.isSubsidised,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code, index } = visitor.person;
      await visitor.ask('datospersonales', { query: { codigoAfiliado: code } });
      await Promise.all([visitor.ask('regiones', {}), visitor.ask('provincias', {}), visitor.ask('municipios', {})]);
      await visitor.pause();
      const query = { CodigoAfiliado: code };
      await visitor.ask('updateTelefonos', { query, body: { TelefonoCelular: phone(index) } });
      const address = { calle: 'Calle Mella', noCasa: '12', apartamento: '', edificio: '', sector: 'Gazcue' };
      const place = { idRegion: '10', idProvincia: '01', idMunicipio: '0101' };
      await visitor.ask('updateDireccion', { query, body: { ...place, ...address } });
      await visitor.ask('bitacoraNuevo', {
        body: { tipoDocumento: 3, documento: code, valorAnterior: '{}', valorNuevo: '{}', idTipoBitacora: 7 },
      });
      await visitor.ask('datoscontactos', { query: { codigoAfiliado: code } });
    },
  }),
  defineVisit({
    name: 'missing contact data',
    share: 0.6,
    calls: [...enter.calls, 'provincias', 'municipios', 'updateTelefonos', 'updateDireccion', 'updateCorreo'],
    suits: (person) => isHolder(person) && !person.isSubsidised,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code, index, email } = visitor.person;
      await Promise.all([visitor.ask('provincias', {}), visitor.ask('municipios', {})]);
      await visitor.pause();
      const query = { CodigoAfiliado: code };
      await visitor.ask('updateTelefonos', { query, body: { TelefonoCelular: phone(index) } });
      await visitor.pause();
      const names = { Provincia: 'Santiago', IdProvincia: '25', Municipio: 'Santiago', IdMunicipio: '2501' };
      const house = { Calle: 'Calle del Sol', NoCasa: '5', Apartamento: '', Edificio: '', Sector: 'Centro' };
      await visitor.ask('updateDireccion', { query, body: { ...names, ...house } });
      await visitor.pause();
      await visitor.ask('updateCorreo', { query, body: { CorreoElectronico: email } });
    },
  }),
  defineVisit({
    name: 'photo',
    share: 0.4,
    calls: [...enter.calls, 'datospersonales', 'cargarfotoperfil', 'eliminarFotoPerfil'],
    suits: hasAccount,
    go: async (visitor) => {
      await enter.go(visitor);
      const query = { codigoAfiliado: visitor.person.code };
      await visitor.ask('datospersonales', { query });
      await visitor.ask('cargarfotoperfil', { query, body: { foto: portrait } });
      await visitor.ask('obtenerfotoperfil', { query });
      if (visitor.isOneOf(0.1)) {
        await visitor.pause();
        await visitor.ask('eliminarFotoPerfil', { query });
      }
    },
  }),
  defineVisit({
    name: 'medicines with a device code',
    share: 0.8,
    calls: [...enter.calls, 'consumosAfiliado', 'solicitarOTPMedicamentos'],
    suits: hasAccount,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code, email } = visitor.person;
      await visitor.ask('consumosAfiliado', { query: { codigoAfiliado: code, tipo: '6', altoCosto: false } });
      await visitor.ask('datoscontactos', { query: { codigoAfiliado: code } });
      await visitor.ask('solicitarOTPMedicamentos', {
        body: {
          IdAfiliado: code,
          Sistema: 'OVA WEB',
          IdentificadorDispositivo: `carga-${code}`,
          RegistrarDispositivoSeguro: true,
          Correo: email,
        },
      });
    },
  }),
  defineVisit({
    name: 'club',
    share: 0.8,
    calls: [...enter.calls, 'bitacoraNuevo'],
    suits: hasAccount,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code } = visitor.person;
      await visitor.ask('nucleoCarnet', { query: { CodigoAfiliado: code } });
      await visitor.ask('bitacoraNuevo', { body: { tipoDocumento: 3, documento: code, idTipoBitacora: 9 } });
    },
  }),
  defineVisit({
    name: 'pass for a phone, by mail',
    share: 0.5,
    calls: [...openPortal.calls, 'obtenerArchivoIos'],
    suits: hasWalletLink,
    go: async (visitor) => {
      await openPortal.go(visitor);
      const [, payload = ''] = (await visitor.openMail('billetera')).split('.');
      const { fileName } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { fileName: string };
      await visitor.ask('obtenerArchivoIos', { query: { fileName } });
    },
  }),
];
