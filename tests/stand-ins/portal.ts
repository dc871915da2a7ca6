import { defaultPolicy, type Policy } from '../../domain/rules/policy';
import { type AppParts, startApp } from '../../src/app/start/app';
import { startMember } from '../../src/app/start/member';
import { arrive, fakeClient } from './fake-client';
import type { fakeDevice } from './fake-device';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const tokenOf = (codigoAfiliado: string, endsAt?: number) =>
  `${part({ alg: 'HS256' })}.${part({ codigoAfiliado, exp: endsAt && endsAt / 1000 })}.firma`;

export const ana = {
  nombres: 'Ana María',
  apellidos: 'Pérez Gómez',
  regimen: 'CONTRIBUTIVO',
  tipoAfiliacion: 'TITULAR',
};
export const nobody = { codigoAfiliado: '', nombres: '', apellidos: '', regimen: '', tipoAfiliacion: '' };

export const storedSession = (codigoAfiliado: string, lastActivity: number) => ({
  autenticado: 'true',
  token: tokenOf(codigoAfiliado),
  lastActivity: String(lastActivity),
});

interface Opening {
  answers?: Parameters<typeof fakeClient>[0];
  policy?: Partial<Policy>;
  session?: Map<string, string>;
  loadMember?: AppParts['loadMember'];
  /** Until it resolves, the chunk of the member is still loading. */
  memberLoads?: () => Promise<void>;
  cards?: NonNullable<AppParts['cards']>;
  /** The server's clock by the device's; null: its answers carry no `Date`. */
  serverTime?: (wall: number) => number | null;
}

/** The long-lived flows of one tab, started and settled. */
export const openPortal = async (device: ReturnType<typeof fakeDevice>, opening: Opening = {}) => {
  const tab = device.openTab(opening.session);
  const { serverTime = (wall) => wall } = opening;
  const network = fakeClient(
    {
      'Afiliado/getAfiliado': () => ana,
      'Ajuste/menu': () => [],
      'utility/feature/flags': () => [],
      ...opening.answers,
    },
    () => {
      const time = serverTime(device.now.wall);
      return time === null ? null : new Date(time).toUTCString();
    },
  );
  const failures: unknown[] = [];
  const app = startApp({
    client: network.make,
    settings: { policy: { ...defaultPolicy, ...opening.policy } },
    browser: tab.browser,
    clock: tab.clock,
    loadMember:
      opening.loadMember ??
      (async () => {
        await opening.memberLoads?.();
        return { startMember: (parts) => startMember(parts, tab.colors) };
      }),
    onFailure: (error) => failures.push(error),
    ...(opening.cards === undefined ? {} : { cards: opening.cards }),
  });
  await arrive();
  return {
    ...tab,
    app,
    network,
    failures,
    session: () => app.session.getSnapshot(),
    idle: () => app.inactivity.getSnapshot(),
    login: async (codigoAfiliado = '1001') => {
      app.session.send({ type: 'INICIAR', afiliado: { codigoAfiliado, ...ana }, token: tokenOf(codigoAfiliado) });
      await arrive();
    },
    askedFor: (path: string) => network.asked.filter((call) => call.path === path),
  };
};
