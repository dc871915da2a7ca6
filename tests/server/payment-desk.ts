import { createActor } from 'xstate';
import { type CallName, contract } from '../../domain/contract';
import { decodeReply } from '../../domain/contract/decode';
import type { Endpoint } from '../../domain/contract/endpoint';
import { defaultPolicy } from '../../domain/rules/policy';
import type { Client } from '../../src/api/client';
import { Problem } from '../../src/api/problem';
import { type ClientHooks, startApp } from '../../src/app/start/app';
import { paymentLogic } from '../../src/flows/payment/wiring';
import { paymentConfirmationLogic } from '../../src/flows/paymentConfirmation/wiring';
import { stateName } from '../../tools/explore/path-id';
import { fakeDevice } from '../stand-ins/fake-device';
import { type Calls, field } from './server-under-test';

/** How the pages of a member come upon several servers: with each call on the next, or with each page that was opened. */
export type Split = 'cada llamada' | 'cada página';

/** The fault of an answer. `mal`: it arrives unreadable. */
export type WireFault = 'perdida' | 'tarde' | 'doble' | 'mal';

/** The network between a member's pages and the servers, with one fault in one call. */
export interface Line {
  fault: { call: CallName; kind: WireFault } | null;
  /** The answers that are late arrive. */
  release(): Promise<void>;
}

const calls = Object.entries(contract) as [CallName, Endpoint][];
const nameOf = (asked: Endpoint): CallName => calls.find(([, endpoint]) => endpoint === asked)?.[0] ?? 'getAfiliado';
const written = (values: object | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, String(value)]));

export const turns = async (many = 8): Promise<void> => {
  for (let turn = 0; turn < many; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

interface Wire {
  line: Line & { late: (() => void)[] };
  servers: readonly Pick<Calls, 'call'>[];
  busy: Set<unknown>;
  refusals: string[];
  failures: unknown[];
}

/** `next` selects the server of a call; a doubled call also reaches the following server. */
const clientOf =
  ({ line, servers, busy, refusals, failures }: Wire, next: () => number) =>
  (hooks: ClientHooks): Client => ({
    newEpoch: () => {},
    call: async (endpoint, request) => {
      const name = nameOf(endpoint);
      const { query, body }: { query?: object; body?: object } = request;
      const send = (place: number) => {
        const server = servers[place % servers.length];
        if (server === undefined) throw new Error('no server');
        return server.call(name, {
          token: hooks.memberToken() ?? '',
          query: written(query),
          ...(body === undefined ? {} : { body }),
        });
      };
      const kind = line.fault?.call === name ? line.fault.kind : null;
      if (kind !== null) line.fault = null;
      const place = next();
      const work = Promise.all(kind === 'doble' ? [send(place), send(place + 1)] : [send(place)]);
      busy.add(work);
      work.catch((error: unknown) => failures.push(error));
      const [answer] = await work.finally(() => busy.delete(work));
      if (kind === 'tarde') await new Promise<void>((resolve) => line.late.push(resolve));
      if (kind === 'perdida') throw new Problem('sinConexion');
      if (kind === 'mal' || answer === undefined) throw new Problem('ilegible');
      hooks.onDate(answer.headers.get('date'));
      if (answer.status !== 200) refusals.push(`${name} ${answer.status}`);
      if (answer.status !== 200)
        throw new Problem('sinServicio', {
          status: answer.status,
          mensaje: String(field(answer.json, 'mensaje') ?? ''),
        });
      const read = decodeReply(endpoint, answer.json);
      if (!read.ok) throw new Problem('ilegible');
      return read.reply as never;
    },
  });

interface Desk {
  servers: readonly Pick<Calls, 'call'>[];
  split: Split;
  token: string;
  now: number;
}

/** The devices of one member before the real servers, and the forms that their pages sent. */
export const openDesk = ({ servers, split, token, now }: Desk) => {
  let opened = 0;
  const posted: string[] = [];
  const refusals: string[] = [];
  const failures: unknown[] = [];
  const busy = new Set<unknown>();
  const line: Line & { late: (() => void)[] } = {
    fault: null,
    late: [],
    release: async () => {
      for (const arrive of line.late.splice(0)) arrive();
      await settle();
    },
  };
  /** Until no page waits for anything that will come. */
  const settle = async (): Promise<void> => {
    await turns();
    while (busy.size > 0) {
      await Promise.allSettled([...busy]);
      await turns();
    }
  };
  const newDevice = () => {
    const device = fakeDevice({ autenticado: 'true', token, lastActivity: String(now) });
    device.now.wall = now;
    return device;
  };
  const openTab = async (device: ReturnType<typeof fakeDevice>, session = new Map<string, string>()) => {
    const tab = device.openTab(session);
    let [visit, asked] = [opened, 0];
    opened += 1;
    const next = () => {
      asked += 1;
      return split === 'cada página' ? visit : asked - 1;
    };
    const app = startApp({
      client: clientOf({ line, servers, busy, refusals, failures }, next),
      settings: { policy: defaultPolicy },
      browser: tab.browser,
      clock: tab.clock,
      // Card, photo and notices have no part in a payment.
      loadMember: () => new Promise(() => {}),
      onFailure: (error) => failures.push(error),
    });
    await settle();
    let left = 0;
    const gateway = {
      able: true,
      ordersKept: true,
      open: (session: string) => {
        left += 1;
        posted.push(session);
      },
    };
    const payments = () => {
      const { logic, input } = paymentLogic({ deps: app, gateway });
      return createActor(logic, { input, clock: tab.clock }).start();
    };
    /** The step between the session and the form. */
    const pause = async () => {
      tab.clock.increment(100);
      await settle();
    };
    let page = payments();
    await settle();
    return {
      ...tab,
      device,
      /** Whether the page posted a form. */
      left: () => left > 0,
      state: () => stateName(page.getSnapshot().value),
      /** From the card of the invoice to the gateway. */
      pay: async (numero: string, taps: number) => {
        const { facturas } = page.getSnapshot().context;
        const isOurs = facturas?.some((one) => one.numero === numero && one.situacion === 'propia') === true;
        if (!isOurs) page.send({ type: 'ELEGIR', numero });
        for (let tap = 0; tap < taps; tap += 1) page.send(isOurs ? { type: 'SEGUIR', numero } : { type: 'SI' });
        await settle();
        await pause();
      },
      pause,
      reload: async () => {
        page.stop();
        visit += 1;
        page = payments();
        await settle();
      },
      restore: async () => {
        visit += 1;
        tab.act('pageshow', { persisted: true });
        await settle();
      },
      /** The page after a payment, once it has read the status; it checks `again` more times. */
      confirm: async (codigo: string, again = 0) => {
        const { logic, input } = paymentConfirmationLogic({
          deps: app,
          gateway,
          navigate: () => {},
          pathname: () => `/solicitud/confirmacionPago/${codigo}`,
        });
        const confirmation = createActor(logic, { input, clock: tab.clock }).start();
        await settle();
        for (let time = 0; time < again; time += 1) {
          confirmation.send({ type: 'COMPROBAR' });
          await settle();
        }
        confirmation.stop();
        const { value, context } = confirmation.getSnapshot();
        return { state: stateName(value), receipt: context.recibo?.factura ?? null };
      },
      stop: () => page.stop(),
    };
  };
  return { line, posted, refusals, failures, settle, newDevice, openTab };
};
