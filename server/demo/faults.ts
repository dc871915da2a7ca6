import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { type CallName, contract } from '../../domain/contract';
import type { Endpoint } from '../../domain/contract/endpoint';
import { notScanned } from '../documents/file-scanner';
import { decodeLatin, encodeLatin } from '../http/charset';
import type { Ctx } from '../http/context';
import { type Fault, faultRequest } from './fault';
import { answerFaultPage, faultsScript } from './faults-page';
import { hostileReplies } from './hostile-replies';
import { createVisitorFaults } from './visitor-faults';

const statuses = [401, 403, 429, 500, 503] as const;
type FaultStatus = (typeof statuses)[number];
const asStatus = (value: number): FaultStatus => statuses.find((status) => status === value) ?? 500;

const jsonType = { 'content-type': 'application/json; charset=utf-8' };

const wrongTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return { 0: value.map(wrongTypes) };
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wrongTypes(inner)]));
  return typeof value === 'string' ? { texto: value } : [value];
};

const textOf = async (response: Response): Promise<string> => {
  const latin = /iso-8859-1/i.test(response.headers.get('content-type') ?? '');
  const bytes = new Uint8Array(await response.arrayBuffer());
  return latin ? decodeLatin(bytes) : new TextDecoder().decode(bytes);
};

const inEnvelope = ({ envelope }: Endpoint, value: unknown) =>
  (envelope ?? []).reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

const cutConnection = (c: Ctx): Response => {
  c.env?.incoming?.socket.destroy();
  return c.body(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }), 200, jsonType);
};

/** A fault replaces the answer or corrupts it. */
const spoil = async (
  c: Ctx,
  call: CallName,
  { fault, value }: Fault,
  answer: () => Promise<Response>,
): Promise<Response> => {
  switch (fault) {
    case 'demora':
      await pause(value);
      return answer();
    case 'corte':
      return cutConnection(c);
    case 'estado':
      return c.body(
        JSON.stringify({ mensaje: `Fallo de demostración ${value}. Intente nuevamente.` }),
        asStatus(value),
        {
          ...jsonType,
          ...([429, 503].includes(value) ? { 'retry-after': '1' } : {}),
        },
      );
    case 'html':
      return c.body('<!doctype html><title>Mantenimiento</title><h1>Estamos en mantenimiento</h1>', 200, {
        'content-type': 'text/html; charset=utf-8',
      });
    case 'windows1252': {
      const text = await textOf(await answer());
      return c.body(encodeLatin(text) ?? text, 200, { 'content-type': 'application/json' });
    }
    case 'vacio':
      return c.body('', 200, jsonType);
    case 'jsonCortado': {
      const text = await textOf(await answer());
      return c.body(text.slice(0, Math.ceil(text.length / 2)), 200, jsonType);
    }
    case 'tipos': {
      const parsed: unknown = JSON.parse(await textOf(await answer()));
      return c.body(JSON.stringify(wrongTypes(parsed)), 200, jsonType);
    }
    case 'diezMB':
      return c.body(
        JSON.stringify(inEnvelope(contract[call], { relleno: 'x'.repeat(10 * 1024 * 1024) })),
        200,
        jsonType,
      );
    case 'codigo':
      return c.body(
        JSON.stringify(
          inEnvelope(contract[call], { codigoMensaje: value, mensaje: `Mensaje de demostración del código ${value}.` }),
        ),
        200,
        jsonType,
      );
    case 'sinRevisor':
      throw notScanned();
    case 'hostil': {
      const response = await answer();
      const reply: unknown = hostileReplies[call];
      return response.ok && reply !== undefined
        ? c.body(JSON.stringify(inEnvelope(contract[call], reply)), 200, jsonType)
        : response;
    }
  }
};

/** Faults to test the portal with, set by hand or by an end-to-end test. Demo only. */
export const createFaults = () => {
  const faults = createVisitorFaults();

  return {
    /** Delays come first: a slow error is an error that is slow. */
    disturb: (c: Ctx, call: CallName, answer: () => Promise<Response>): Promise<Response> =>
      faults
        .take(c.get('ip'), call)
        .toSorted((a, b) => Number(a.fault === 'demora') - Number(b.fault === 'demora'))
        .reduce<() => Promise<Response>>((inner, fault) => () => spoil(c, call, fault, inner), answer)(),

    answer: async (c: Ctx): Promise<Response | null> => {
      const path = new URL(c.req.url).pathname.toLowerCase();
      if (path === '/demo/fallos.js' && c.req.method === 'GET') return faultsScript(c);
      if (path !== '/demo/fallos') return null;
      const ip = c.get('ip');
      if (c.req.method === 'DELETE') {
        faults.clear(ip);
        return c.body(null, 204);
      }
      if (c.req.method === 'POST') {
        const read = v.safeParse(faultRequest, await c.req.json().catch(() => null));
        if (!read.success)
          return c.json({ mensaje: 'Ese fallo no se entiende. Revise los campos e intente nuevamente.' }, 400);
        faults.set(ip, read.output);
        return c.json({ activos: faults.of(ip) }, 200);
      }
      if (c.req.method !== 'GET') return null;
      return c.req.header('accept')?.includes('application/json') === true
        ? c.json({ activos: faults.of(ip) })
        : answerFaultPage(c, faults.of(ip));
    },
  };
};
