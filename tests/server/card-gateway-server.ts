import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

export interface Charged {
  code: string;
  /** Cents. */
  amount: number | null;
}

/** What the portal sent. */
type Sent = Record<string, unknown>;

interface Session {
  key: string;
  sent: Sent;
  created: number;
  result: Charged | null;
}

export type Fault = 'nada' | 'corte' | 'perdida' | 'estado' | 'basura' | 'lenta';

/** The gateway's clock, and the fault of its next answers. `perdida`: it charges, and the answer is lost. */
export interface Counter {
  clock: { time: number };
  fault: { of: 'POST' | 'GET'; kind: Fault };
}

export interface CardGatewayServer extends Counter {
  /** What the portal is configured with. */
  url: string;
  sessions: Map<string, Session>;
  /** Authorisations, by invoice. */
  book: Map<string, number>;
  asked: { method: string; path: string }[];
  /** From now on this invoice has a time and troubles of its own, whatever happens to others meanwhile. */
  counterOf(invoice: string): Counter;
  /** Called after the request has arrived, before the answer. */
  onAsked: (method: string) => void;
  /** What the member does on its page. false: this session takes no card (any more). */
  charge(session: string, result: Charged): boolean;
  close(): Promise<void>;
}

const chargesMs = 900_000;
const readableMs = 1_800_000;

/** A card gateway with the interface of the country's, a separate clock, and a count of authorizations. */
export const startCardGateway = async (time: number): Promise<CardGatewayServer> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const method = request.method ?? '';
      state.asked.push({ method, path: pathname });
      state.onAsked(method);
      const name = pathname.slice(10);
      const sent = method === 'POST' ? JSON.parse(Buffer.concat(chunks).toString()) : state.sessions.get(name)?.sent;
      const { clock, fault } = at(sent);
      const kind = fault.of === method ? fault.kind : 'nada';
      if (kind === 'corte') return request.socket.destroy();
      if (kind === 'lenta') return undefined;
      response.setHeader('date', new Date(clock.time).toUTCString());
      response.setHeader('content-type', 'application/json');
      if (kind === 'estado') {
        response.statusCode = 500;
        return response.end('{}');
      }
      const answer = method === 'POST' ? make(sent) : read(name, searchParams.get('sk'));
      if (kind === 'perdida') return request.socket.destroy();
      if (kind === 'basura') return response.end('<html>');
      response.statusCode = answer === null ? 404 : 200;
      return response.end(JSON.stringify(answer ?? {}));
    });
  });
  const counters = new Map<string, Counter>();
  const at = (sent: Sent | undefined): Counter => counters.get(String(sent?.TransactionId)) ?? state;
  const make = (sent: Sent) => {
    const [session, key] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
    state.sessions.set(session, { key, sent, created: at(sent).clock.time, result: null });
    return { SESSION: session, 'session-key': key };
  };
  const read = (name: string, key: string | null) => {
    const session = state.sessions.get(name);
    if (session?.key !== key || at(session.sent).clock.time - session.created > readableMs) return null;
    const { sent, result } = session;
    if (result === null) return { OrdenID: sent.OrdenId };
    return {
      OrdenID: sent.OrdenId,
      TransactionID: sent.TransactionId,
      ResponseCode: result.code,
      AuthorizationCode: '123456',
      RetrivalReferenceNumber: '000000000001',
      CreditcardNumber: '411111******1111',
      ...(result.amount === null ? {} : { Amount: String(result.amount).padStart(12, '0') }),
    };
  };
  // A connection that is closed as somebody asks would be a fault that no test asked for.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const state: CardGatewayServer = {
    url: `http://127.0.0.1:${port}/sessions`,
    clock: { time },
    sessions: new Map(),
    book: new Map(),
    asked: [],
    fault: { of: 'POST', kind: 'nada' },
    counterOf: (invoice) => {
      const counter: Counter = { clock: { time: state.clock.time }, fault: { of: 'POST', kind: 'nada' } };
      counters.set(invoice, counter);
      return counter;
    },
    onAsked: () => {},
    charge: (name, result) => {
      const session = state.sessions.get(name);
      if (session === undefined || session.result !== null) return false;
      if (at(session.sent).clock.time - session.created > chargesMs) return false;
      session.result = result;
      const invoice = String(session.sent.TransactionId);
      if (['00', '10'].includes(result.code)) state.book.set(invoice, (state.book.get(invoice) ?? 0) + 1);
      return true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
};

/** The settings of a server that pays there. */
export const gatewayEnvironment = ({ url }: CardGatewayServer) => ({
  PAYMENT_SESSIONS_URL: url,
  PAYMENT_AUTHORIZE_URL: 'https://pagos.example/authorize',
  PAYMENT_MERCHANT_NUMBER: '349000000',
  PAYMENT_MERCHANT_TERMINAL: '58585858',
  PUBLIC_URL: 'https://oficina.example',
});
