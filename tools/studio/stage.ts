import { decodeReply } from '../../domain/contract/decode';
import type { Endpoint, Reply } from '../../domain/contract/endpoint';
import { nucleoCarnet } from '../../domain/contract/nucleo';
import { readSettings } from '../../domain/contract/settings';
import { flags, menu } from '../../domain/contract/start';
import { flagNames } from '../../domain/rules/access/flags';
import { startApp } from '../../src/app/start/app';
import { startMember } from '../../src/app/start/member';
import { startShell } from '../../src/flows/shell/wiring';
import { arrive, fakeClient } from '../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../tests/stand-ins/fake-device';

const replyOf = <E extends Endpoint>(endpoint: E, wire: unknown): Reply<E> => {
  const decoded = decodeReply(endpoint, wire);
  if (!decoded.ok) throw new Error(`${endpoint.path}: ${decoded.issues.join(', ')}`);
  return decoded.reply;
};

const item = (id: number, titulo: string, url: string) => ({ id, titulo, url, requireLogin: true });
const ana = { nombres: 'Ana María', apellidos: 'Pérez Gómez', regimen: 'CONTRIBUTIVO', tipoAfiliacion: 'TITULAR' };
const todas = Object.values(flagNames).map((nombre) => ({ nombre, esWeb: true }));

/** What surrounds the flow that is looked at. Everything else is never answered. */
const answers = {
  [menu.path]: () =>
    replyOf(menu, {
      result: [item(1, 'Inicio', '/'), item(2, 'Mi carné', '/carne'), item(3, 'Prestadores', '/consulta/prestadores')],
    }),
  [flags.path]: () => replyOf(flags, { result: todas }),
  [nucleoCarnet.path]: () =>
    replyOf(nucleoCarnet, [{ idAfiliado: '1001', planes_Nombre: 'Plan básico', idTipoPlan: 1 }]),
};

const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = `${part({ alg: 'HS256' })}.${part({ codigoAfiliado: '1001' })}.firma`;

/** The portal of one tab with a session, without network, storage and real time. */
export const openStage = async () => {
  const device = fakeDevice();
  const { browser, clock, colors } = device.openTab();
  const settings = readSettings({ links: { ayudaTelefono: '809-555-0100' } });
  const app = startApp({
    client: fakeClient(answers).make,
    settings,
    browser,
    clock,
    loadMember: async () => ({ startMember: (parts) => startMember(parts, colors) }),
    onFailure: () => {},
  });
  await arrive();
  app.session.send({ type: 'INICIAR', afiliado: { codigoAfiliado: '1001', ...ana }, token });
  await arrive();
  const member = app.member.getSnapshot();
  if (member === null) throw new Error('the member of the stage did not start');
  const went: string[] = [];
  return {
    app,
    member,
    shell: startShell(app),
    settings,
    went,
    navigate: (to: string) => void went.push(to),
    passed: (ms: number) => {
      device.now.wall += ms;
      device.now.monotonic += ms;
      clock.increment(ms);
    },
    stop: () => {
      app.session.send({ type: 'SALIR', motivo: 'salida' });
    },
  };
};

export type Stage = Awaited<ReturnType<typeof openStage>>;
