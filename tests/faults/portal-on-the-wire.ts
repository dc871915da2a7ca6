import type { ServerResponse } from 'node:http';
import { createActor } from 'xstate';
import { createClient } from '../../src/api/client';
import { startApp } from '../../src/flows/app';
import { loginLogic } from '../../src/flows/login';
import { defaultPolicy } from '../../src/rules/policy';
import { json, startWire } from '../api/wire-server';
import { fakeDevice } from '../platform/fake-device';
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
const good: Record<string, object> = {
  'Usuario/autenticarUsuarioAnonimo': { token: 'anonimo' },
  'Autenticacion/login': { codigoMensaje: 1007, mensaje: '', token, ...person },
  'Afiliado/getAfiliado': person,
  'Afiliado/datoscontactos': {
    telefonoCelular: '809-555-0101',
    correoElectronico: 'peña@ejemplo.do',
    idRegion: '1',
    idProvincia: '1',
    idMunicipio: '1',
  },
  'Ajuste/menu': {
    result: [{ id: '1', titulo: 'Menú', icono: '', url: '/', externo: false, requireLogin: true, hijos: [] }],
  },
  'utility/feature/flags': { result: [{ nombre: 'VER_PERFIL', esWeb: true }] },
};
export type CallPath = keyof typeof good;

export const limitMs = 1_000;
const policy = { ...defaultPolicy, readLimitMs: limitMs, writeLimitMs: limitMs };

/** The real machines on the real client against a server of bytes that gets one call wrong until it is mended. */
export const portalOnTheWire = async (broken: CallPath, fault: Fault, stored: Record<string, string> = {}) => {
  const ill = { broken: true };
  const isBroken = (url: string) => ill.broken && url.endsWith(`/${broken}`);
  const wire = await startWire((heard, response: ServerResponse) => {
    const body = good[heard.path.replace('/api/', '')];
    if (isBroken(heard.path) && fault.answer) fault.answer(response, JSON.stringify(body), heard);
    else json(response, body ?? {}, body === undefined ? 404 : 200);
  });
  const device = fakeDevice(stored);
  const { browser } = device.openTab();
  const failures: unknown[] = [];
  const app = startApp({
    settings: { policy },
    browser,
    onFailure: (error) => failures.push(error),
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
    const { logic, input } = loginLogic({ app, policy, navigate: (to) => visited.push(to), back: undefined });
    const login = createActor(logic, { input }).start();
    login.send({ type: 'ESCRIBIR_DOCUMENTO', texto: '00112345678' });
    return login;
  };
  return {
    app,
    wire,
    visited,
    failures,
    startLogin,
    mend: () => {
      ill.broken = false;
    },
    close: () => wire.close(),
  };
};
