import ky, { HTTPError } from 'ky';
import { decodeReply } from '../../domain/contract/decode';
import { type Endpoint, endedElsewhereHeader, type Reply, type Request } from '../../domain/contract/endpoint';
import type { Failure } from '../../domain/contract/problem';
import { autenticarUsuarioAnonimo, flags } from '../../domain/contract/start';
import type { Policy } from '../../domain/rules/policy';
import { anonymousToken } from './anonymous';
import { decodeText } from './charset';
import { linkSignals } from './link-signals';
import { Problem } from './problem';
import type { Tell } from './send-upload';
import { traceHeader } from './trace-header';

export interface Client {
  call<E extends Endpoint>(
    endpoint: E,
    request: Request<E>,
    signal?: AbortSignal,
    /** For uploads only. */
    onProgress?: Tell,
  ): Promise<Reply<E>>;
  /** Drops pending answers when a session begins or ends. */
  newEpoch(): void;
}

export interface ClientParts {
  /** The base of all calls; ends with a slash. */
  base: string;
  policy: Policy;
  memberToken(): string | null;
  /** The server no longer accepts the member's token; `elsewhere`: its member ended the session from another one. */
  onExpired(elsewhere: boolean): void;
  /** A call was refused because its service is not available. */
  onUnavailable?(): void;
  online(): boolean;
  /** The time in the header of a new answer, or null. */
  onDate(date: string | null): void;
  /** Whether a token is about to expire. */
  isEnding(token: string): boolean;
  log(line: { call: string; kind: string; status?: number | undefined }): void;
  anonymousAccount?: { cedula: string; clave: string } | undefined;
  fetch?: typeof fetch;
}

/** No total limit: an upload ends when it stalls. setTimeout accepts no longer delay. */
const whileItMovesMs = 2e9;
const largestReply = 8 * 1024 * 1024;
const repeatable = [429, 500, 502, 503, 504];
/** Caps Retry-After: a call told to wait longer is retried after this, twice, and then fails. */
const longestPauseMs = 500;

type Wire = { query?: Record<string, unknown>; body?: unknown; onProgress?: Tell | undefined };

const searchOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const retryAfterOf = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
};

/** What the service says of a failure. */
const saidIn = (text: string): Pick<Failure, 'mensaje' | 'nothingDone'> => {
  try {
    const said = JSON.parse(text);
    const mensaje = typeof said?.mensaje === 'string' ? said.mensaje.trim().slice(0, 500) : '';
    return { mensaje, nothingDone: said?.sinEfecto === true };
  } catch {
    return { mensaje: '' };
  }
};

const bodyOf = async (response: Response, most = largestReply): Promise<ArrayBuffer> => {
  if (Number(response.headers.get('content-length') ?? 0) > most) throw new Problem('ilegible');
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > most) throw new Problem('ilegible');
  return bytes;
};

const loadUpload = () => import('./send-upload');

/** Before there is anything to send, because the chunk would not load without a network. */
export const preloadUpload = (): void => {
  loadUpload().catch(() => undefined);
};

export const createClient = (parts: ClientParts): Client => {
  const { policy } = parts;
  const limits = { read: policy.readLimitMs, write: policy.writeLimitMs, upload: policy.uploadLimitMs };
  // Shorter than the limit of any call that waits for the token, so that a retry does not join a request that is about
  // to fail.
  const tokenLimitMs = policy.readLimitMs * 0.9;
  let epoch = new AbortController();

  const heard = (response: Response): Response => {
    // A cached answer has an old Date.
    if (!response.headers.has('age')) parts.onDate(response.headers.get('date'));
    return response;
  };

  const send = async (
    endpoint: Endpoint,
    request: Wire,
    token: string | null,
    signal: AbortSignal,
  ): Promise<Response> => {
    if (endpoint.bodyAs) {
      const { sendUpload } = await loadUpload();
      return heard(await sendUpload(parts, endpoint, request, token, signal));
    }
    try {
      const response = await ky(`${parts.base}${endpoint.path}`, {
        method: endpoint.method,
        ...(request.query === undefined ? {} : { searchParams: searchOf(request.query) }),
        ...(request.body === undefined ? {} : { json: request.body }),
        headers: {
          accept: endpoint.replyAs === undefined ? 'application/json' : '*/*',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(policy.traceRequests ? traceHeader() : {}),
        },
        signal,
        keepalive: endpoint.keepalive === true,
        timeout: false,
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        ...(parts.fetch === undefined ? {} : { fetch: parts.fetch }),
        retry: endpoint.safe
          ? {
              limit: 2,
              methods: ['get', 'post'],
              statusCodes: repeatable,
              afterStatusCodes: repeatable,
              maxRetryAfter: longestPauseMs,
              delay: (attempt) => 500 * 2 ** (attempt - 1),
              jitter: true,
              shouldRetry: () => (parts.online() ? undefined : false),
            }
          : 0,
      });
      return heard(response);
    } catch (error) {
      if (error instanceof HTTPError) return heard(error.response);
      throw error;
    }
  };

  const read = async <E extends Endpoint>(endpoint: E, response: Response): Promise<Reply<E>> => {
    const bytes = await bodyOf(response, endpoint.largestReply);
    const contentType = response.headers.get('content-type');
    if (!response.ok)
      throw new Problem('sinServicio', {
        status: response.status,
        ...saidIn(decodeText(bytes, contentType)),
        ...(retryAfterOf(response) === undefined ? {} : { retryAfterMs: retryAfterOf(response) }),
      });
    if (endpoint.replyAs !== undefined) {
      const isPdf = endpoint.replyAs === 'pdf';
      const begins = new TextDecoder('windows-1252').decode(bytes.slice(0, 5));
      if (!begins.startsWith(isPdf ? '%PDF-' : 'PK')) throw new Problem('ilegible');
      return new Blob([bytes], isPdf ? { type: 'application/pdf' } : {}) as Reply<E>;
    }
    let json: unknown;
    try {
      const text = decodeText(bytes, contentType);
      json = text.trim() === '' ? undefined : JSON.parse(text);
    } catch {
      throw new Problem('ilegible');
    }
    const decoded = decodeReply(endpoint, json);
    if (!decoded.ok) throw new Problem('ilegible');
    return decoded.reply;
  };

  const anonymous = anonymousToken(async () => {
    const account = parts.anonymousAccount;
    const signal = linkSignals([], tokenLimitMs);
    try {
      const asked = send(autenticarUsuarioAnonimo, { query: { ...account } }, null, signal.signal);
      const reply = await signal.orAborted(asked.then((response) => read(autenticarUsuarioAnonimo, response)));
      return reply.token;
    } finally {
      signal.release();
    }
  });

  const lasting = async (): Promise<string> => {
    const token = await anonymous.get();
    if (parts.isEnding(token)) await anonymous.forget(token);
    return anonymous.get();
  };

  /** A call that is not safe is never repeated. */
  const withAnonymous = async (endpoint: Endpoint, request: Wire, signal: AbortSignal): Promise<Response> => {
    const token = await lasting();
    const response = await send(endpoint, request, token, signal);
    if (response.status !== 401) return response;
    // If a harmless call succeeds with the same token, the 401 concerns the call, not the token.
    const welcome =
      !endpoint.safe &&
      (await send(flags, {}, token, signal).then(
        ({ ok }) => ok,
        () => false,
      ));
    if (welcome) return response;
    await anonymous.forget(token);
    if (!endpoint.safe) throw new Problem('sinServicio', { status: 401, retryAfterMs: 0 });
    return send(endpoint, request, await anonymous.get(), signal);
  };

  const answer = async <E extends Endpoint>(
    endpoint: E,
    request: Wire,
    signal: AbortSignal,
    refuse: (token: string, elsewhere: boolean) => void,
  ): Promise<Reply<E>> => {
    if (endpoint.access === 'public') return read(endpoint, await send(endpoint, request, null, signal));
    const member = parts.memberToken();
    if (member === null) {
      if (endpoint.access !== 'anonymous') throw new Problem('sesionVencida');
      return read(endpoint, await withAnonymous(endpoint, request, signal));
    }
    const response = await send(endpoint, request, member, signal);
    if (response.status === 401) {
      refuse(member, response.headers.has(endedElsewhereHeader));
      throw new Problem('sesionVencida', { status: 401 });
    }
    return read(endpoint, response);
  };

  return {
    newEpoch: () => {
      const ended = epoch;
      epoch = new AbortController();
      ended.abort(new Problem('sesionVencida'));
    },
    call: async <E extends Endpoint>(
      endpoint: E,
      request: Request<E>,
      signal?: AbortSignal,
      onProgress?: Tell,
    ): Promise<Reply<E>> => {
      const linked = linkSignals(
        [signal, parts.memberToken() === null ? undefined : epoch.signal],
        endpoint.bodyAs ? whileItMovesMs : limits[endpoint.timeLimit],
      );
      const refused = { token: '', elsewhere: false };
      const refuse = (token: string, elsewhere: boolean) => {
        Object.assign(refused, { token, elsewhere });
      };
      try {
        return await linked.orAborted(answer(endpoint, { ...request, onProgress }, linked.signal, refuse));
      } catch (error) {
        const problem =
          error instanceof Problem
            ? error
            : linked.signal.aborted && linked.signal.reason instanceof Problem
              ? linked.signal.reason
              : error instanceof TypeError
                ? new Problem('sinConexion')
                : error;
        if (problem instanceof Problem) parts.log({ call: endpoint.path, kind: problem.kind, status: problem.status });
        if (problem instanceof Problem && problem.status === 503) parts.onUnavailable?.();
        throw problem;
      } finally {
        linked.release();
        // A concurrent log-in may have brought a new token: only the rejected one has expired. Not before the call has
        // failed with its 401: the end of the session would abort it, and nobody would know that nothing was written.
        if (parts.memberToken() === refused.token) parts.onExpired(refused.elsewhere);
      }
    },
  };
};
