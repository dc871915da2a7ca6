import { setTimeout as sleep } from 'node:timers/promises';
import { type CallName, contract } from '../../../domain/contract';
import { decodeReply } from '../../../domain/contract/decode';
import type { Endpoint } from '../../../domain/contract/endpoint';
import type { Question } from '../../../server/access/questions';
import { ask } from '../run-server';
import { encodeRequest } from './encode-request';
import type { OpenMail } from './mail-links';
import type { Person } from './person';
import { exponential, type Random } from './random';
import type { Tally } from './tally';
import type { Visit, Visitor } from './visit';

/** The code of success of calls that answer 200 with a refusal as well. */
const successCodes: Partial<Record<CallName, number>> = {
  login: 1007,
  entrarConLlave: 1007,
  registrar: 1005,
  activarCuenta: 1009,
  solicitarCambioClave: 1007,
  cambiarClave: 1007,
  abrirMisDatos: 1007,
};
/** A registration continues only from this state. */
const identityAccepted = 1000;

export interface Scene {
  origin: string;
  tally: Tally;
  random: Random;
  openMail: OpenMail;
  answersOf(codigoAfiliado: string): Promise<readonly Question[]>;
  /** Between two pages, on average; 0 does not wait. */
  pauseMs: number;
  /** Leaves out nothing that only some do. */
  wholeVisits?: boolean;
}

/** A call was answered in another way than by its success: counted already, and the visit ends. */
class Refused extends Error {}

const codeIn = (text: string): number => Number(/"codigoMensaje":\s*"?(\d+)/.exec(text)?.[1] ?? 0);

export const runVisit = async (scene: Scene, visit: Visit, person: Person, ip: string): Promise<void> => {
  const { origin, tally, random, openMail, answersOf, pauseMs, wholeVisits = false } = scene;
  let token = '';

  const send = async (call: CallName, request: { query?: object; body?: object }): Promise<string> => {
    const encoded = await encodeRequest(contract[call], request);
    const began = performance.now();
    const { status, text } = await ask(origin, { ...encoded, ip, token }).catch((error: unknown) => ({
      status: 0,
      text: error instanceof Error ? error.message : '',
    }));
    tally.answered(call, performance.now() - began, status);
    const wanted = call === 'autenticar' ? identityAccepted : successCodes[call];
    const isSuccess = status === 200 && (wanted === undefined || codeIn(text) === wanted);
    if (isSuccess) return text;
    const said = /"mensaje":"[^"]*"/.exec(text)?.[0] ?? text.slice(0, 100);
    tally.fault(`${call} ${status} in «${visit.name}»: ${status === 200 ? codeIn(text) : said}`);
    throw new Refused();
  };

  const visitor: Visitor<CallName> = {
    person,
    random,
    isOneOf: (share) => wholeVisits || random() < share,
    ask: async (call, request) => {
      await send(call, request);
    },
    read: async (call, request) => {
      const endpoint: Endpoint = contract[call];
      const decoded = decodeReply(endpoint, JSON.parse(await send(call, request)));
      if (!decoded.ok) throw new Error(`${call}: ${decoded.issues.join('; ')}`);
      // The endpoint is that of the call.
      return decoded.reply as never;
    },
    pause: async () => {
      if (pauseMs > 0) await sleep(exponential(random, pauseMs));
    },
    openMail: (purpose) => openMail(person.code, purpose),
    answers: () => answersOf(person.code),
    useToken: (given) => {
      token = given;
    },
  };

  try {
    await visit.go(visitor);
  } catch (error) {
    if (error instanceof Refused) return;
    tally.fault(`«${visit.name}»: ${error instanceof Error ? error.message : 'unknown'}`);
  }
};
