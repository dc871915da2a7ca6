import type { ServerResponse } from 'node:http';
import { createActor } from 'xstate';
import type { SavedCard } from '../../domain/rules/card/saved-card';
import type { ContactPart } from '../../domain/rules/contact/contact-part';
import type { ContactSends } from '../../domain/rules/contact/contact-sends';
import { emptyProfile } from '../../domain/rules/contact/profile-draft';
import type { HistoryFilters } from '../../domain/rules/history/history-filters';
import { defaultPolicy, type Policy } from '../../domain/rules/policy';
import { addressBody } from '../../machines/contactEdit/contactEdit.rules';
import type { Variante } from '../../machines/register/register.machine';
import { type Client, type ClientParts, createClient } from '../../src/api/client';
import { startApp } from '../../src/app/start/app';
import { startMember } from '../../src/app/start/member';
import { applicationLogic } from '../../src/flows/application/wiring';
import { applicationListsLogic } from '../../src/flows/applicationLists/wiring';
import { cardLogic } from '../../src/flows/card/wiring';
import { contactEditLogic } from '../../src/flows/contactEdit/wiring';
import { contactSaveLogic } from '../../src/flows/contactSave/wiring';
import { coverageLogic } from '../../src/flows/coverage/wiring';
import { historyLogic } from '../../src/flows/history/wiring';
import { historyListsLogic } from '../../src/flows/historyLists/wiring';
import { homeLogic } from '../../src/flows/home/wiring';
import { loginLogic } from '../../src/flows/login/wiring';
import { onboardingLogic } from '../../src/flows/onboarding/wiring';
import { onboardingCheckLogic } from '../../src/flows/onboardingCheck/wiring';
import { paymentLogic } from '../../src/flows/payment/wiring';
import { photoLogic } from '../../src/flows/photo/wiring';
import { profileLogic } from '../../src/flows/profile/wiring';
import { providerListsLogic } from '../../src/flows/providerLists/wiring';
import { providerPickerLogic } from '../../src/flows/providerPicker/wiring';
import { providersLogic } from '../../src/flows/providers/wiring';
import { recoverLogic } from '../../src/flows/recover/wiring';
import { registerLogic } from '../../src/flows/register/wiring';
import { secureDeviceLogic } from '../../src/flows/secureDevice/wiring';
import { startShell } from '../../src/flows/shell/wiring';
import { slidesLogic } from '../../src/flows/slides/wiring';
import { applicationStore } from '../../src/platform/application-store';
import { cardStore } from '../../src/platform/card/card-store';
import type { PhotoDevice } from '../../src/platform/photo/photo-device';
import type { DialogParts } from '../../src/wiring/addresses/login-address';
import { providersAddress } from '../../src/wiring/addresses/providers-address';
import { contactSaveQueue } from '../../src/wiring/queues/contact-save-queue';
import { applicant, applicationAnswers } from '../stand-ins/applicant';
import { fakeDevice } from '../stand-ins/fake-device';
import { noWizard } from '../stand-ins/no-wizard';
import { json, startWire } from '../stand-ins/wire-server';
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
  ...applicationAnswers,
  'Autenticacion/login': { codigoMensaje: 1007, mensaje: '', token, ...person },
  'Autenticacion/autenticar': { codigoMensaje: 1012, mensaje: '', ...person, preguntasSeguridad: [] },
  'Autenticacion/preguntasSeguridad': [1, 2, 3].map((id) => ({
    id,
    pregunta: `¿Año ${id}?`,
    idTipoPregunta: 3,
    respuesta: '7',
  })),
  'extra/registro/preguntas': {
    desafio: 'un desafío',
    preguntas: [1, 2, 3].map((id) => ({ id, pregunta: `¿Año ${id}?`, idTipoPregunta: 3 })),
  },
  'extra/registro/comprobar': { correctas: true, pase: 'un pase', desafio: '', preguntas: [] },
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
  'Afiliado/drop/regiones': { result: [{ codigo: '1', descripcion: 'El Valle', codigoPadre: '' }] },
  'Afiliado/drop/provincias': { result: [{ codigo: '1', descripcion: 'Elías Piña', codigoPadre: '1' }] },
  'Afiliado/drop/municipios': { result: [{ codigo: '101', descripcion: 'Bánica', codigoPadre: '1' }] },
  'Afiliado/updateTelefonos': { mensaje: 'Teléfonos guardados.' },
  'Afiliado/updateDireccion': { mensaje: 'Dirección guardada.' },
  'Afiliado/updateCorreo': { mensaje: 'Se guardó.' },
  'utility/bitacora/nuevo': { mensaje: 'Anotado.' },
  'Ajuste/menu': {
    result: [{ id: '1', titulo: 'Menú', icono: '', url: '/', externo: false, requireLogin: true, hijos: [] }],
  },
  'utility/feature/flags': {
    result: [
      { nombre: 'VER_PERFIL', esWeb: true },
      { nombre: 'VER_NOTIFICACIONES', esWeb: true },
      { nombre: 'DISPONIBLE_MEDICAMENTOS', esWeb: true },
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
  'CRM/cargarfotoperfil': { mensaje: 'Se guardó.' },
  'CRM/eliminarFotoPerfil': { mensaje: 'Se eliminó.' },
  'HistorialConsumo/todos': { data: [{ auth: '9001', tipoAutDesc: 'Farmacia' }], cantidadRegistros: 1 },
  'HistorialConsumo/drop/tipo/autorizaciones': [{ codigo: '6', descripcion: 'Medicación' }],
  'autorizaciones/generar/documento': '%PDF-1.7',
  'autenticacion/ConsultarDispositivosSeguros': {
    result: { dispositivosSeguros: [{ identificadorDispositivo: '0123456789abcdef'.repeat(2) }] },
  },
  'autenticacion/medicamentos/solicitarOTPMedicamentos': { result: { url: 'https://códigos.ejemplo.do/otp' } },
  'ClienteNotificacion/ConsCentralNotificaciones': {
    result: [{ codigo: 1, origen: 'Autorización', description: 'Aprobada.', fecha: '2026-11-20', detalle: '' }],
  },
  'Prestador/detalle': { codigoPrestador: '3001', nombre: 'Clínica Peña', tipoPrestador: 'Centro' },
  'Prestador/drop/regimenes/Prestador': [{ codigo: '2', descripcion: 'Régimen de Ñagua' }],
  'Prestador/drop/tipo/prestadores': [{ codigo: '1', descripcion: 'Médico' }],
  'Prestador/drop/especialidades': [{ codigo: '7', descripcion: 'Cardiología' }],
  'Prestador/todos': {
    data: [{ codigoPrestador: '3001', nombre: 'Clínica Peña', tipoPrestador: 'Centro' }],
    cantidadRegistros: 1,
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
  'Cobertura/drop/regimenes': [{ codigo: '2', descripcion: 'CONTRIBUTIVO' }],
  'Cobertura/drop/planes': [{ codigo: '101', descripcion: 'Básico' }],
  'Cobertura/drop/planes/regimen': [{ codigo: '101', descripcion: 'Básico' }],
  'Cobertura/drop/grupospdss': [{ codigo: '8', descripcion: 'Diagnóstico' }],
  'Cobertura/drop/subgrupospdss': [{ codigo: '803', descripcion: 'Imágenes' }],
  'Cobertura/procedimientos': {
    data: [{ codigo: '900001', descripcion: 'Resonancia de cráneo' }],
    cantidadRegistros: 1,
  },
  'Cobertura/coberturaprocedimiento': { procedimientoDescripcion: 'Resonancia de cráneo', porcentajeCobertura: 80 },
  'Pago/conciliar/pendiente': { mensaje: 'Conciliación hecha.' },
  'Pago/FacturasPendientesPago': [
    {
      numeroFactura: 'Ñ1',
      estatusFactura: 'Generada',
      fechaFacturacion: '2026-10-26',
      fechaLimitePago: '2026-11-25',
      montoTotal: 2500,
    },
  ],
  'Pago/ordenCompra/generar': { numeroOrden: 'Orden Ñ1', idOrdenFactura: '7291' },
  'Pago/generar/session': { result: { session: 'SES.0123456789' } },
  'prestador/todos/catalogopdss': {
    data: [{ codigoPrestador: '3103', nombre: 'Clínica Núñez' }],
    cantidadRegistros: 1,
  },
};
/** Answers that are files. */
const goodFiles: Record<string, string> = { 'Billetera/obtener/archivo/ios': 'PK y lo demás de un carnet' };
export type CallPath = keyof typeof good;

/** Whatever is chosen is a photo, and another one than the service has. */
const otherPhoto: PhotoDevice = {
  workshop: { do: async (_, { file }) => ({ lista: { ancho: 4, alto: 3, file } }) as never, close: () => {} },
  base64Of: async () => '/9j/OTRA',
  lend: () => 'blob:foto',
  takeBack: () => {},
};

const limitMs = 1_000;
/** A spinner that never ends does not end in this time either; one that ends may take long on a busy computer. */
export const spinnerLimit = { timeout: 40 * limitMs, interval: 10 };
const withLimit = (ms: number): Policy => ({
  ...defaultPolicy,
  readLimitMs: ms,
  writeLimitMs: ms,
  uploadLimitMs: ms,
  uploadSilenceMs: ms,
});
const policy = withLimit(20 * limitMs);
export const hasty = withLimit(limitMs);

/** What answers takes as long as the machine needs; only the call that does not is ended by a short time limit. */
const clientWith = (parts: Omit<ClientParts, 'policy'>, silent: (call: string) => boolean): Client => {
  const [patient, impatient] = [createClient({ ...parts, policy }), createClient({ ...parts, policy: hasty })];
  return {
    newEpoch: () => {
      patient.newEpoch();
      impatient.newEpoch();
    },
    call: (endpoint, ...rest) => (silent(endpoint.path) ? impatient : patient).call(endpoint, ...rest),
  };
};

/** The real machines on the real client, against a server that spoils one call until `mend`. */
export const portalUnderFaults = async (
  broken: CallPath,
  fault: Fault,
  stored: Record<string, string> = {},
  others: Record<string, object> = {},
) => {
  const ill = { broken: true };
  const isBroken = (url: string) => ill.broken && url.endsWith(`/${broken}`);
  // Every call may wait for the token of a visitor.
  const isSilent = (call: string) =>
    fault.ends === 'sinRespuesta' && ill.broken && [call, 'Usuario/autenticarUsuarioAnonimo'].includes(broken);
  const wire = await startWire((heard, response: ServerResponse) => {
    const path = heard.path.replace('/api/', '');
    const [body, file] = [others[path] ?? good[path], goodFiles[path]];
    if (isBroken(heard.path) && fault.answer) fault.answer(response, file ?? JSON.stringify(body), heard);
    else if (file !== undefined) response.end(file);
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
      clientWith(
        {
          ...hooks,
          base: wire.base,
          log: () => {},
          fetch: (input, init) =>
            fault.fetch && isBroken(new URL(input instanceof Request ? input.url : input).pathname)
              ? fault.fetch()
              : fetch(input, init),
        },
        isSilent,
      ),
  });
  const visited: string[] = [];
  const startLogin = () => {
    const { logic, input } = loginLogic({
      deps: app,
      navigate: (to) => visited.push(to),
      back: undefined,
      open: () => {},
    });
    const login = createActor(logic, { input }).start();
    login.send({ type: 'ESCRIBIR', campo: 'documento', valor: '00112345678' });
    return login;
  };
  const dialog: DialogParts = {
    deps: app,
    address: {
      change: () => void visited.push('reenvio'),
      close: () => void visited.push('cerrado'),
      hold: () => () => {},
    },
    typed: () => ({ tipoDocumento: 1, documento: '001-1234567-8' }),
    carry: () => {},
  };
  const startRegister = (variante: Variante = 'registro', extras: readonly string[] = []) => {
    const { logic, input } = registerLogic(dialog, variante, undefined, extras);
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
    startHistory: (said: Partial<HistoryFilters>) => {
      const none = {
        tipo: '',
        desde: '',
        hasta: '',
        costo: '',
        centro: '',
        familiar: '',
        pagina: 1,
        filas: 5,
      } as const;
      const given = historyListsLogic({ deps: app });
      const lists = createActor(given.logic, { input: given.input }).start();
      const { logic, input } = historyLogic({
        deps: app,
        lists,
        address: { filters: { ...none, ...said }, onFilters: () => () => {}, show: () => {} },
        device: {
          lend: () => 'blob:documento',
          takeBack: () => {},
          save: (address) => void visited.push(address),
          canShare: () => true,
          share: async () => 'compartido',
          copyAddress: async () => {},
        },
      });
      return createActor(logic, { input }).start();
    },
    /** A complete application before its submit. */
    startApplication: () => {
      const given = applicationListsLogic({ deps: app });
      const lists = createActor(given.logic).start();
      const store = applicationStore(browser, () => browser.clock.now().wall);
      store.keep(applicant, false);
      const address = { step: 5, onStep: () => () => {}, show: () => {} } as const;
      const { logic, input } = applicationLogic({
        deps: app,
        address,
        store,
        lists,
        navigate: (to) => visited.push(to),
      });
      return { lists, store, application: createActor(logic, { input }).start() };
    },
    startHome: () => {
      const { logic, input } = homeLogic({ deps: app, shell: startShell(app), wizardOver: noWizard });
      return createActor(logic, { input }).start();
    },
    startOnboarding: () => {
      const { logic, input } = onboardingLogic({
        deps: app,
        variante: 'pagina',
        navigate: (to) => visited.push(to),
        back: '',
        close: () => {},
      });
      return createActor(logic, { input }).start();
    },
    startContactEdit: () => {
      const { logic, input } = contactEditLogic({
        deps: app,
        leaving: { watch: () => () => {}, goOn: () => {}, goOnSaved: () => {} },
        codigoAfiliado: '10000001',
        regimen: 'CONTRIBUTIVO',
      });
      return createActor(logic, { input }).start();
    },
    /** Saves one part of new contact data; `envios` are the sends of an earlier try. */
    startContactSave: (parte: ContactPart, envios: ContactSends) => {
      const logic = contactSaveLogic({
        deps: app,
        codigoAfiliado: '10000001',
        saves: contactSaveQueue(app.client, '10000001'),
        addressBody,
        emailAccess: 'member',
        keep: () => {},
        saved: () => {},
      });
      const borrador = { ...emptyProfile, telefonoCelular: '(829)-555-0100', calle: 'Otra', correo: 'otra@ejemplo.do' };
      const input = { partes: [parte], borrador, provincias: [], municipios: [], envios, fallidas: [] };
      return createActor(logic, { input }).start();
    },
    startCoverage: () => {
      const { logic, input } = coverageLogic({
        deps: app,
        address: {
          filters: {
            prestador: '',
            plan: '2',
            complementario: '',
            grupo: '',
            subgrupo: '',
            nombre: 'resonancia',
            pagina: 1,
            filas: 5,
          },
          onFilters: () => () => {},
          show: () => {},
        },
      });
      return createActor(logic, { input }).start();
    },
    startProfile: (place: number | null) => {
      const address = { place, section: 'personales', onPlace: () => () => {}, open: () => {} } as const;
      const { logic, input } = profileLogic({ deps: app, address });
      return createActor(logic, { input }).start();
    },
    startCard: () => {
      const device = {
        verification: 'https://verificacion.ejemplo.do/',
        store: cardStore<SavedCard>({}),
        pageOf: () => '',
        keepAwake: () => () => {},
        print: () => {},
        fetchLink: () => {},
      };
      const { logic, input } = cardLogic({ deps: app, address: { place: null, onPlace: () => () => {} }, device });
      return createActor(logic, { input }).start();
    },
    startOnboardingCheck: () => {
      const { logic, input } = onboardingCheckLogic({
        deps: app,
        onPage: (gone) => {
          gone('/');
          return () => {};
        },
        watchOverlays: (turned) => {
          turned(true);
          return () => {};
        },
      });
      return createActor(logic, { input }).start();
    },
    startSecureDevice: (more: Pick<Parameters<typeof secureDeviceLogic>[0], 'extras' | 'passkeys'> = {}) => {
      const { logic, input } = secureDeviceLogic({
        deps: app,
        viewed: { whose: 'own', codigoAfiliado: '10000001' },
        codes: {
          origin: 'https://oficina.ejemplo.do',
          open: () => void visited.push('ventana'),
          go: (address) => void visited.push(address),
          closeEmpty: () => void visited.push('cerrada'),
          onEvent: () => () => {},
        },
        ...more,
      });
      return createActor(logic, { input }).start();
    },
    /** What goes to the gateway stands in `visited`. */
    startPayment: () => {
      const gateway = { able: true, ordersKept: true, open: (session: string) => void visited.push(session) };
      const { logic, input } = paymentLogic({ deps: app, gateway });
      return createActor(logic, { input }).start();
    },
    startPhoto: () => {
      const portrait = app.member.getSnapshot()?.portrait;
      if (portrait === undefined) throw new Error('nobody is there');
      const { logic, input } = photoLogic({ deps: app, portrait, device: otherPhoto, reread: () => {} });
      return createActor(logic, { input }).start();
    },
    /** On its page, at the address of that search. */
    startProviders: (search: object) => {
      const location = { pathname: '/consulta/prestadores', search };
      const router = {
        state: { location },
        latestLocation: location,
        navigate: () => {},
        subscribe: () => () => {},
      };
      const { logic, input } = providersLogic({ deps: app, address: providersAddress(router) });
      return createActor(logic, { input }).start();
    },
    startProviderLists: () => {
      const { logic, input } = providerListsLogic(app, () => () => {});
      return createActor(logic, { input }).start();
    },
    startProviderPicker: (onEnd: Parameters<typeof providerPickerLogic>[0]['onEnd']) => {
      const { logic, input } = providerPickerLogic({ deps: app, byHand: true, onEnd });
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
