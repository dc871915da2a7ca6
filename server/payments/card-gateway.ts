export interface SessionRequest {
  ordenId: string;
  transactionId: string;
  /** Cents. */
  amount: number;
  /** Where the gateway sends the member when it is done, and when the member gives up. */
  returnUrl: string;
  cancelUrl: string;
}

export interface GatewaySession {
  /** The payment form's value. Its holder may have the order charged, once. */
  session: string;
  /** Reads the result; it never leaves the server. */
  key: string;
  /** By the clock of the gateway. */
  at: Date;
}

/**
 * `sinResultado`: not (yet) charged. `desconocida`: the gateway does not tell of this session (any more).
 * Every answer says when it was given, by the clock of the gateway.
 */
export type GatewayResult = { at: Date } & (
  | { kind: 'sinResultado' }
  | { kind: 'desconocida' }
  | {
      kind: 'resultado';
      code: string;
      /** Cents; null when the gateway names no amount. */
      amount: number | null;
      authorization: string;
      reference: string;
    }
);

/** What the portal needs from a card gateway. */
export interface CardGateway {
  createSession(wanted: SessionRequest): Promise<GatewaySession>;
  resultOf(session: string, key: string): Promise<GatewayResult>;
}

/** The gateway did not answer or its answer is unreadable. The outcome is unknown. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}
