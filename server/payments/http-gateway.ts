import * as v from 'valibot';
import { type CardGateway, GatewayError, type GatewayResult } from './card-gateway';

export interface Merchant {
  number: string;
  terminal: string;
  name: string;
}

interface Options {
  /** Where sessions are made and read: `https://…/sessions`. */
  url: string;
  merchant: Merchant;
  now: () => Date;
  limitMs?: number;
}

/** Fixed by the specification; the currency is the Dominican peso, the only one of the portal. */
const fixed = {
  TransactionType: '0200',
  CurrencyCode: '214',
  AcquiringInstitutionCode: '349',
  MerchantType: '7997',
  PageLanguaje: 'ESP',
} as const;

/** What goes into a form and an address: nothing that could be markup. */
const token = v.pipe(v.string(), v.regex(/^[\w.~+/=-]{8,400}$/));
const made = v.pipe(
  v.object({ SESSION: token, 'session-key': token }),
  v.transform((answer) => ({ session: answer.SESSION, key: answer['session-key'] })),
);
const short = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60), v.trim())));
const result = v.object({
  ResponseCode: short,
  AuthorizationCode: short,
  RetrivalReferenceNumber: short,
  Amount: v.optional(v.nullable(v.union([v.pipe(v.string(), v.regex(/^\d{1,12}$/)), v.pipe(v.number(), v.integer())]))),
});

/** Twelve digits, the last two of them cents. */
const written = (cents: number) => String(cents).padStart(12, '0');

/** The card gateway over the network: a session is made by POST, its result read by GET with the key. */
export const createHttpGateway = ({ url, merchant, now, limitMs = 8_000 }: Options): CardGateway => {
  const ask = async (address: string, init: RequestInit): Promise<{ status: number; json: unknown; at: Date }> => {
    try {
      const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
      const text = await response.text();
      const told = Date.parse(response.headers.get('date') ?? '');
      return {
        status: response.status,
        json: response.ok ? JSON.parse(text) : null,
        at: Number.isNaN(told) ? now() : new Date(told),
      };
    } catch (error) {
      throw new GatewayError(error instanceof Error ? error.name : 'no answer');
    }
  };
  const understand = <S extends v.GenericSchema>(schema: S, json: unknown): v.InferOutput<S> => {
    const read = v.safeParse(schema, json);
    if (!read.success) throw new GatewayError('an answer that cannot be read');
    return read.output;
  };

  return {
    createSession: async ({ ordenId, transactionId, amount, returnUrl, cancelUrl }) => {
      const { status, json, at } = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          ...fixed,
          MerchantNumber: merchant.number,
          MerchantTerminal: merchant.terminal,
          MerchantName: merchant.name,
          ReturnUrl: returnUrl,
          CancelUrl: cancelUrl,
          OrdenId: ordenId,
          TransactionId: transactionId,
          Amount: written(amount),
          Tax: written(0),
        }),
      });
      if (json === null) throw new GatewayError(`status ${status}`);
      return { ...understand(made, json), at };
    },

    resultOf: async (session, key): Promise<GatewayResult> => {
      const address = `${url}/${encodeURIComponent(session)}?sk=${encodeURIComponent(key)}`;
      const { status, json, at } = await ask(address, { headers: { accept: 'application/json' } });
      if (status === 404 || status === 410) return { kind: 'desconocida', at };
      if (json === null) throw new GatewayError(`status ${status}`);
      const { ResponseCode, AuthorizationCode, RetrivalReferenceNumber, Amount } = understand(result, json);
      if (ResponseCode === undefined || ResponseCode === null || ResponseCode === '')
        return { kind: 'sinResultado', at };
      return {
        kind: 'resultado',
        code: ResponseCode,
        amount: Amount === undefined || Amount === null ? null : Number(Amount),
        authorization: AuthorizationCode ?? '',
        reference: RetrivalReferenceNumber ?? '',
        at,
      };
    },
  };
};
