import type { Endpoint } from '../../domain/contract/endpoint';
import type { Policy } from '../../domain/rules/policy';
import { Problem } from './problem';
import { traceHeader } from './trace-header';

/** Bytes sent so far. */
export interface Progress {
  enviado: number;
  total: number;
}

export type Tell = (progress: Progress) => void;

interface Parts {
  base: string;
  policy: Pick<Policy, 'uploadSilenceMs' | 'traceRequests'>;
}

interface Upload {
  query?: Record<string, unknown>;
  body?: unknown;
  onProgress?: Tell | undefined;
}

const addressOf = ({ base }: Parts, { path }: Pick<Endpoint, 'path'>, query: object): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
  return `${base}${path}?${search}`;
};

const formOf = (body: unknown): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) form.append(name, one instanceof Blob ? one : String(one));
  return form;
};

const headersOf = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
};

/** Statuses for which `Response` rejects a body. */
const bodiless = [204, 205, 304];

/**
 * Sends a form with files, or a photo in JSON, through XMLHttpRequest, because fetch does not report upload progress.
 * It settles as fetch does: with a `Response`, a TypeError without a network, or the reason of the signal; and with
 * `sinRespuesta` when the upload stalls.
 */
export const sendUpload = (
  parts: Parts,
  endpoint: Pick<Endpoint, 'path' | 'bodyAs'>,
  { query = {}, body, onProgress }: Upload,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const url = addressOf(parts, endpoint, query);
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = 0;
    const cut = () => end(() => reject(signal.reason));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cut);
      settle();
      request.abort();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(() => reject(new Problem('sinRespuesta'))), parts.policy.uploadSilenceMs);
    };
    const fail = () => end(() => reject(new TypeError('no network')));
    const tell = ({ loaded, total }: ProgressEvent) => {
      if (loaded > left) wait();
      left = loaded;
      onProgress?.({ enviado: loaded, total });
    };
    request.open('POST', url);
    request.responseType = 'arraybuffer';
    request.setRequestHeader('accept', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (parts.policy.traceRequests)
      for (const [name, value] of Object.entries(traceHeader())) request.setRequestHeader(name, value);
    // For a form the browser sets the header, with the boundary.
    if (endpoint.bodyAs === 'longJson') request.setRequestHeader('content-type', 'application/json');
    // Added before send(): listeners added later get no events.
    request.upload.addEventListener('progress', tell);
    request.upload.addEventListener('load', tell);
    request.addEventListener('load', () => {
      const { status, response } = request;
      const bytes = bodiless.includes(status) || !(response instanceof ArrayBuffer) ? null : response;
      const headers = headersOf(request.getAllResponseHeaders());
      // After a redirect the answer is for another address: reject it.
      if (request.responseURL.split('#')[0] !== new URL(url, globalThis.location?.href).href) fail();
      else end(() => resolve(new Response(bytes, { status, headers })));
    });
    request.addEventListener('error', fail);
    signal.addEventListener('abort', cut);
    if (signal.aborted) cut();
    else {
      wait();
      request.send(endpoint.bodyAs === 'longJson' ? JSON.stringify(body) : formOf(body));
    }
  });
