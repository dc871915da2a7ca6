import type { Page, Request, Route } from 'playwright/test';
import * as v from 'valibot';
import { type CallName, contract } from '../../domain/contract';
import { encodeReply } from '../../domain/contract/decode';
import type { Endpoint, Sent } from '../../domain/contract/endpoint';
import { isExtra } from '../../domain/contract/extras/extra-name';
import { fileContent } from '../../domain/contract/files';
import { refusedParts } from '../../tests/contract/refused-parts';

type Answers = {
  [C in CallName]?: (asked: { query: Record<string, string>; body: unknown }) => Sent<(typeof contract)[C]>;
};

export interface Sending {
  call: CallName;
  query: Record<string, string>;
  body: unknown;
}

/** Decoded as text: for a form with files, the browser reports fields and file names to Playwright, but no contents. */
const partsOf = (text: string): Record<string, unknown> => {
  const fields: Record<string, unknown> = { images: [] };
  const files: File[] = [];
  for (const [, name = '', file, value = ''] of text.matchAll(
    /name="([^"]*)"(?:; filename="([^"]*)")?[^\r\n]*\r\n(?:Content-Type:[^\r\n]*\r\n)?\r\n([\s\S]*?)(?=\r\n--)/g,
  ))
    if (file === undefined) fields[name] = value;
    else files.push(new File([value], file));
  return { ...fields, images: files };
};

const bodyOf = (request: Request): unknown =>
  (request.headers()['content-type'] ?? '').startsWith('multipart/form-data')
    ? partsOf(request.postDataBuffer()?.toString('utf8') ?? '')
    : (request.postDataJSON() ?? undefined);

const sentIn = (request: Request) => ({
  query: Object.fromEntries(new URL(request.url()).searchParams),
  body: bodyOf(request),
});

/** Whether the contract knows such a request. */
export const understands = (endpoint: Endpoint, request: Request): boolean =>
  refusedParts(endpoint, sentIn(request)).length === 0;

const calls = (Object.entries(contract) as [CallName, Endpoint][]).filter(([, endpoint]) => !isExtra(endpoint));

/**
 * A back end that only knows the contract: its answers have no undeclared field, it rejects malformed requests, and it
 * has no other call.
 */
export const contractStub = async (page: Pick<Page, 'route'>, answers: Answers) => {
  const heard: Sending[] = [];
  const refusing = new Map<CallName, (route: Route) => Promise<void>>();
  const waiting = new Map<CallName, Promise<void>>();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const [call, endpoint] =
      calls.find(([, one]) => pathname === `/api/${one.path}` && one.method === request.method()) ?? [];
    if (call === undefined || endpoint === undefined) return route.fulfill({ status: 404, json: {} });
    const { query, body } = sentIn(request);
    heard.push({ call, query, body });
    await waiting.get(call);
    const refuse = refusing.get(call);
    if (refuse !== undefined) return refuse(route);
    const answer: ((asked: Omit<Sending, 'call'>) => unknown) | undefined = answers[call];
    if (!understands(endpoint, request)) return route.fulfill({ status: 400, json: { mensaje: '' } });
    if (answer === undefined) return route.fulfill({ status: 501, json: { mensaje: '' } });
    const reply = answer({ query, body });
    if (endpoint.replyAs !== undefined) {
      const file = v.parse(fileContent, reply);
      const headers = { 'content-disposition': endpoint.replyAs === 'pdf' ? 'inline' : 'attachment' };
      return route.fulfill({ body: Buffer.from(await file.arrayBuffer()), contentType: file.type, headers });
    }
    const encoded = encodeReply<Endpoint>(endpoint, reply);
    if (!encoded.ok) throw new Error(`${call}: ${encoded.issues.join('; ')}`);
    await route.fulfill({ json: encoded.json });
  });
  return {
    heard,
    sent: (call: CallName) => heard.filter((one) => one.call === call).map(({ body }) => body),
    asked: (call: CallName) => heard.filter((one) => one.call === call).length,
    /** Makes later requests of this call behave like this. */
    spoil: (call: CallName, how: (route: Route) => Promise<void>) => void refusing.set(call, how),
    mend: (call: CallName) => void refusing.delete(call),
    /** Delays later requests of this call until the returned function runs. */
    hold: (call: CallName): (() => void) => {
      let go = () => {};
      waiting.set(
        call,
        new Promise((resolve) => {
          go = resolve;
        }),
      );
      return go;
    },
  };
};
