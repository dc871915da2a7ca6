import { once } from 'node:events';
import { Agent, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallName } from '../../domain/contract';
import { type Asked, callsOf } from '../../tests/server/server-under-test';

export const members = [
  { code: '10000001', document: '001-1000001-1' },
  { code: '10000013', document: '001-1000013-1' },
  { code: '10000006', document: '047-1000006-6' },
  { code: '10000031', document: '001-1000031-1' },
  { code: '10000033', document: '001-1000033-3' },
  { code: '10000034', document: '001-1000034-4' },
];

/** One try of each request: no retry of the client. */
export const callsTo = (origin: string) => {
  const secure = origin.startsWith('https:');
  const agent = secure
    ? new SecureAgent({ keepAlive: true, rejectUnauthorized: false })
    : new Agent({ keepAlive: true });
  return callsOf(async (path, init, ip) => {
    const send = secure ? secureRequest : plainRequest;
    const from = ip === undefined ? {} : { 'x-forwarded-for': ip };
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...from };
    const asked = send(`${origin}${path}`, { agent, method: init.method ?? 'GET', headers });
    asked.end(typeof init.body === 'string' ? init.body : undefined);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    const retryAfter = answer.headers['retry-after'];
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(bytes), {
      status: answer.statusCode ?? 0,
      headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    });
  });
};

export interface Load {
  requests: number;
  failed: string[];
  /** The telephone that each member saved last. */
  saved: Map<string, string>;
  /** Never logs in again: an ended session is a failed request. */
  stop(): Promise<void>;
}

const readsOf = (code: string): [CallName, Asked][] => [
  ['menu', {}],
  ['getAfiliado', { query: { CodigoAfiliado: code } }],
  ['datoscontactos', { query: { codigoAfiliado: code } }],
  ['facturasPendientesPago', { query: { CodigoAfiliado: code } }],
  ['nucleoCarnet', { query: { CodigoAfiliado: code } }],
  ['consultarDispositivosSeguros', { query: { idAfiliado: code } }],
];

/** Members log in once, read, save a telephone, and request the mail of a forgotten password. */
export const startLoad = async (
  origin: string,
  addresses: ReadonlyMap<string, string>,
  pauseMs = 40,
): Promise<Load> => {
  const calls = callsTo(origin);
  const visitor = await calls.anonymous();
  let isOver = false;
  const load: Load = {
    requests: 0,
    failed: [],
    saved: new Map(),
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
  const send = async (name: CallName, asked: Asked): Promise<boolean> => {
    load.requests += 1;
    const said = await calls.call(name, asked).then(
      ({ status, text }) => (status === 200 ? '' : `${status} ${text.slice(0, 200)}`),
      (error: Error) => error.message,
    );
    if (said !== '') load.failed.push(`${new Date().toISOString()} ${name}: ${said}`);
    await pause(pauseMs);
    return said === '';
  };
  const live = async ({ code, document }: (typeof members)[number], at: number, token: string) => {
    for (let round = 0; !isOver; round += 1) {
      for (const [name, asked] of readsOf(code)) if (!isOver) await send(name, { ...asked, token });
      const phone = `809555${String(at * 1_000 + (round % 1_000)).padStart(4, '0')}`;
      const query = { CodigoAfiliado: code };
      if (await send('updateTelefonos', { token, query, body: { TelefonoCelular: phone } }))
        load.saved.set(code, phone);
      const body = {
        identificacion: { tipoDocumento: 1, documento: document, origen: 'WEB' },
        correo: addresses.get(code),
      };
      if (round % 3 === 0) await send('solicitarCambioClave', { token: visitor, body });
    }
  };
  const tokens: string[] = [];
  for (const { document } of members) tokens.push(await calls.member(document));
  const running = members.map((member, at) => live(member, at, tokens[at] ?? ''));
  return load;
};
