import type { ServerResponse } from 'node:http';
import { createActor } from 'xstate';
import { fakeDevice } from '../../engine/fake-device';
import type { Variante } from '../../machines/register/register.machine';
import { createClient } from '../../src/api/client';
import { startApp } from '../../src/app/app';
import type { DialogParts } from '../../src/app/login-address';
import { startMember } from '../../src/app/member';
import { homeLogic } from '../../src/flows/home/wiring';
import { loginLogic } from '../../src/flows/login/wiring';
import { onboardingLogic } from '../../src/flows/onboarding/wiring';
import { onboardingCheckLogic } from '../../src/flows/onboardingCheck/wiring';
import { profileLogic } from '../../src/flows/profile/wiring';
import { recoverLogic } from '../../src/flows/recover/wiring';
import { registerLogic } from '../../src/flows/register/wiring';
import { startShell } from '../../src/flows/shell/wiring';
import { slidesLogic } from '../../src/flows/slides/wiring';
import { defaultPolicy } from '../../src/rules/policy';
import { json, startWire } from '../api/wire-server';
import { noWizard } from '../platform/no-wizard';
import type { Fault } from './faults';

const claims = { codigoAfiliado: '10000001', exp: 4_000_000_000 };
export const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const person = {
  codigoAfiliado: '10000001',
  nombres: 'Íñigo',
  apellidos: 'Peña',
  tipoAfiliacion: 'TITULAR',
  regimen: 'CONTRIBUTIVO',
};

/** What a healthy server answers to each call that the portal makes so far. */
const good: Record<string, object | string> = {
  'Usuario/autenticarUsuarioAnonimo': { token: 'anonimo' },
  'Autenticacion/login': { codigoMensaje: 1007, mensaje: '', token, ...person },
  'Autenticacion/autenticar': { codigoMensaje: 1012, mensaje: '', ...person, preguntasSeguridad: [] },
  'Autenticacion/preguntasSeguridad': [1, 2, 3].map((id) => ({
    id,
    pregunta: `¿Año ${id}?`,
    idTipoPregunta: 3,
    respuesta: '7',
  })),
  'Autenticacion/registrar': { codigoMensaje: 1005, mensaje: '', correo: 'í***@e***.do' },
  'Autenticacion/solicitarCambioClave': { result: { result: { codigoMensaje: 1007, mensaje: '' } } },
  'Afiliado/getAfiliado': person,
  'Afiliado/datoscontactos': {
    telefonoCelular: '809-555-0101',
    correoElectronico: 'peña@ejemplo.do',
    idRegion: '1',
    idProvincia: '1',
    idMunicipio: '101',
    calle: 'Núñez',
    noCasa: '7',
    sector: 'Ñagua',
  },
  'Afiliado/drop/provincias': { result: [{ codigo: '1', descripcion: 'Elías Piña', codigoPadre: '1' }] },
  'Afiliado/drop/municipios': { result: [{ codigo: '101', descripcion: 'Bánica', codigoPadre: '1' }] },
  'Afiliado/updateTelefonos': { mensaje: 'Teléfonos guardados.' },
  'Afiliado/updateDireccion': { mensaje: 'Dirección guardada.' },
  'Afiliado/updateCorreo': { mensaje: 'Se guardó.' },
  'Ajuste/menu': {
    result: [{ id: '1', titulo: 'Menú', icono: '', url: '/', externo: false, requireLogin: true, hijos: [] }],
  },
  'utility/feature/flags': {
    result: [
      { nombre: 'VER_PERFIL', esWeb: true },
      { nombre: 'VER_NOTIFICACIONES', esWeb: true },
      { nombre: 'VER_NUCLEO_FAMILIAR', esWeb: true },
    ],
  },
  'Ajuste/slider': { result: [{ id: 1, ubicacion: '/laminas/uno.svg', accion: 'https://ejemplo.do/campaña' }] },
  'Ajuste/popup': { result: [{ id: 1, ubicacion: '/laminas/anuncio.svg', accion: '' }] },
  'Ajuste/alerta/personalizada': { result: [{ nombre: 'inicio', mensaje: 'Actualice su teléfono.' }] },
  'Afiliado/nucleo/carnet': [{ idAfiliado: '10000001', planes_Nombre: 'Plan básico', idTipoPlan: 1 }],
  'Afiliado/datospersonales': {
    datosPersonales: person,
    datosAfiliacion: [{ idTipoPlan: 1, tipoPlan: 'Plan básico' }],
    nucleoFamiliar: {
      participantes: [{ codigoAfiliado: '10000011', nombres: 'Noé', apellidos: 'Peña', mayorEdad: false }],
    },
  },
  'HistorialConsumo/afiliado': [{ idAuth: '9001', tipoAutDesc: 'Farmacia', fecha: '2026-11-20' }],
  'CRM/obtenerfotoperfil': '/9j/4AAQ',
  'HistorialConsumo/todos': { data: [{ auth: '9001', tipoAutDesc: 'Farmacia' }], cantidadRegistros: 1 },
  'autenticacion/ConsultarDispositivosSeguros': {
    result: { dispositivosSeguros: [{ identificadorDispositivo: '0123456789abcdef'.repeat(2) }] },
  },
  'ClienteNotificacion/ConsCentralNotificaciones': {
    result: [{ codigo: 1, origen: 'Autorización', description: 'Aprobada.', fecha: '2026-11-20', detalle: '' }],
  },
  'Autenticacion/activarCuenta': { result: { codigoMensaje: 1009, mensaje: 'Su cuenta ya está activa, Íñigo:' } },
  'Autenticacion/cambiarClave': { codigoMensaje: 1007, mensaje: 'Contraseña cambiada.' },
  'autenticacion/estadoCambioCorreo': {
    result: { mensaje: 'Pendiente de cambio de correo', correo: 'peña@ejemplo.do' },
  },
  'autenticacion/confirmarCambioCorreo': { mensaje: 'Cambios guardados favor de inciar sesion' },
  'autenticacion/estadoReversoCorreo': {
    result: { mensaje: 'Cambio de correo confirmado', correo: 'peña@ejemplo.do' },
  },
  'autenticacion/reversarCambioCorreo': { mensaje: 'Su solicitud ha sido reversada de forma satisfactoria' },
  'Afiliado/confirmarAfiliado': {
    result: { ...person, planes: [{ tipoPlan: 'Plan básico', estado: 'SIN SERVICIO' }] },
  },
  'autenticacion/solicitudCambioCorreo': { mensaje: 'Revise su correo.' },
};
export type CallPath = keyof typeof good;

const limitMs = 1_000;
/** A spinner that never ends does not end in this time either; one that ends may take long on a busy computer. */
export const spinnerLimit = { timeout: 15 * limitMs, interval: 10 };
/** What answers takes as long as the machine needs; only what does not has to be ended by the time limit. */
const policyFor = ({ ends }: Fault) => {
  const ms = ends === 'sinRespuesta' ? limitMs : 20 * limitMs;
  return { ...defaultPolicy, readLimitMs: ms, writeLimitMs: ms, uploadLimitMs: ms };
};

/** The real machines on the real client against a server of bytes that gets one call wrong until it is mended. */
export const portalOnTheWire = async (broken: CallPath, fault: Fault, stored: Record<string, string> = {}) => {
  const policy = policyFor(fault);
  const ill = { broken: true };
  const isBroken = (url: string) => ill.broken && url.endsWith(`/${broken}`);
  const wire = await startWire((heard, response: ServerResponse) => {
    const body = good[heard.path.replace('/api/', '')];
    if (isBroken(heard.path) && fault.answer) fault.answer(response, JSON.stringify(body), heard);
    else json(response, body ?? {}, body === undefined ? 404 : 200);
  });
  const device = fakeDevice(stored);
  const { browser, colors, logged, setOnline } = device.openTab();
  const failures: unknown[] = [];
  const app = startApp({
    settings: { policy },
    browser,
    onFailure: (error) => failures.push(error),
    loadMember: async () => ({ startMember: (parts) => startMember(parts, colors) }),
    client: (hooks) =>
      createClient({
        ...hooks,
        base: wire.base,
        policy,
        log: () => {},
        fetch: (input, init) =>
          fault.fetch && isBroken(new URL(input instanceof Request ? input.url : input).pathname)
            ? fault.fetch()
            : fetch(input, init),
      }),
  });
  const visited: string[] = [];
  const startLogin = () => {
    const { logic, input } = loginLogic({
      app,
      navigate: (to) => visited.push(to),
      back: undefined,
      open: () => {},
    });
    const login = createActor(logic, { input }).start();
    login.send({ type: 'ESCRIBIR', campo: 'documento', valor: '00112345678' });
    return login;
  };
  const dialog: DialogParts = {
    app,
    address: {
      change: () => void visited.push('reenvio'),
      close: () => void visited.push('cerrado'),
      hold: () => () => {},
    },
    typed: () => ({ tipoDocumento: 1, documento: '001-1234567-8' }),
    carry: () => {},
  };
  const startRegister = (variante: Variante = 'registro') => {
    const { logic, input } = registerLogic(dialog, variante);
    return createActor(logic, { input }).start();
  };
  const startRecover = () => {
    const { logic, input } = recoverLogic(dialog);
    const recover = createActor(logic, { input }).start();
    recover.send({ type: 'ESCRIBIR', campo: 'correo', valor: 'rosa@ejemplo.do' });
    return recover;
  };
  return {
    app,
    wire,
    startRegister,
    startRecover,
    visited,
    failures,
    logged,
    setOnline,
    startLogin,
    startHome: () => {
      const { logic, input } = homeLogic({ app, shell: startShell(app), wizardOver: noWizard });
      return createActor(logic, { input }).start();
    },
    startOnboarding: () => {
      const { logic, input } = onboardingLogic({
        app,
        variante: 'pagina',
        navigate: (to) => visited.push(to),
        back: '',
        close: () => {},
      });
      return createActor(logic, { input }).start();
    },
    startProfile: (place: number | null) => {
      const { logic, input } = profileLogic({ app, address: { place, onPlace: () => () => {}, open: () => {} } });
      return createActor(logic, { input }).start();
    },
    startOnboardingCheck: () => {
      const { logic, input } = onboardingCheckLogic({
        app,
        onPage: (gone) => {
          gone('/');
          return () => {};
        },
        onFree: (turned) => {
          turned(true);
          return () => {};
        },
      });
      return createActor(logic, { input }).start();
    },
    startSlides: () => {
      const { logic, input } = slidesLogic(app);
      return createActor(logic, { input }).start();
    },
    mend: () => {
      ill.broken = false;
    },
    close: () => wire.close(),
  };
};
