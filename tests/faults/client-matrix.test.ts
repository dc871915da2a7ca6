import * as v from 'valibot';
import { describe, test } from 'vitest';
import { contract } from '../../domain/contract';
import type { Endpoint } from '../../domain/contract/endpoint';
import { defaultPolicy } from '../../domain/rules/policy';
import { createClient } from '../../src/api/client';
import { Problem } from '../../src/api/problem';
import { json, startWire } from '../stand-ins/wire-server';
import { everyFault, type Fault } from './faults';

/** All that the client asks of a call; how its answer is read stands in the rows of the flows, and forms with files in `send-upload.test.ts`. */
const kindOf = ({ method, access, safe, timeLimit, replyAs, envelope = [] }: Endpoint) =>
  `${access} ${method} ${safe ? 'safe' : 'once'} ${timeLimit} ${replyAs ?? 'json'} ${envelope.join('.')}`.trim();

const calls: readonly Endpoint[] = Object.values(contract).filter(({ bodyAs }: Endpoint) => bodyAs === undefined);
const kinds = new Map(calls.map((call) => [kindOf(call), call]));

/** A short time limit only for calls that never answer: on a busy machine an answer takes seconds. */
const limitOf = ({ ends }: Fault): number => (ends === 'sinRespuesta' ? 2_500 : defaultPolicy.readLimitMs);
const reply = v.object({ nombre: v.string() });
/** Small, because one process sends and reads the answers to all kinds of calls. */
const largestReply = 10_000;
const file = { pdf: '%PDF-1.7 y lo demás', link: 'PK y lo demás' };

const goodOf = ({ replyAs, envelope = [] }: Endpoint): string =>
  replyAs === undefined
    ? JSON.stringify(envelope.reduceRight<unknown>((inner, key) => ({ [key]: inner }), { nombre: 'Íñigo' }))
    : file[replyAs];

/** The end of one call under a network fault, as its caller sees it. */
const end = async (call: Endpoint, fault: Fault): Promise<unknown> => {
  const good = goodOf(call);
  const isIll = (path: string) => path === `/api/${call.path}`;
  const wire = await startWire((heard, response) => {
    if (!isIll(heard.path)) json(response, { token: 'anonimo' });
    else if (fault.id === 'F19') response.end(good.padEnd(largestReply + 1));
    else if (fault.answer) fault.answer(response, good, heard);
  });
  const refusing = fault.fetch;
  const limitMs = limitOf(fault);
  const client = createClient({
    base: wire.base,
    policy: { ...defaultPolicy, readLimitMs: limitMs, writeLimitMs: limitMs, uploadLimitMs: limitMs },
    memberToken: () => (call.access === 'member' ? 'socio' : null),
    onExpired: () => {},
    online: () => true,
    onDate: () => {},
    isEnding: () => false,
    log: () => {},
    fetch: (asked, init) =>
      refusing && isIll(new URL(asked instanceof Request ? asked.url : String(asked)).pathname)
        ? refusing()
        : fetch(asked, init),
  });
  try {
    const answered = await client.call({ ...call, reply, largestReply }, {});
    return answered instanceof Blob ? 'a file' : answered;
  } catch (error) {
    if (!(error instanceof Problem)) return error;
    return [error.kind, error.status === undefined ? null : Math.floor(error.status / 100)];
  } finally {
    await wire.close();
  }
};

const named = new Map(everyFault.map((fault) => [fault.id, fault]));
/** Of a file only its beginning is looked at. */
const isAnswer = ({ replyAs }: Endpoint, { id }: Fault): boolean =>
  replyAs !== undefined && (id === 'F10' || id === 'F16');

describe.concurrent.each([...kinds])('%s', (_, call) => {
  describe('these faults end the same way for the caller', () => {
    test.for(everyFault.filter(({ sameAs }) => sameAs !== undefined))(
      '$id: $name, as $sameAs',
      async (fault, { expect }) => {
        const same = named.get(isAnswer(call, fault) ? 'F13' : (fault.sameAs ?? ''));
        if (same === undefined) throw new Error('no such fault');
        const [one, other] = await Promise.all([end(call, fault), end(call, same)]);
        expect(one).toEqual(other);
        const good = call.replyAs === undefined ? { nombre: 'Íñigo' } : 'a file';
        expect(one).toEqual(same.ends === 'bien' ? good : [same.ends, expect.toBeOneOf([null, 4, 5])]);
      },
    );
  });
});
