import type { GatewayResult } from './card-gateway';

/** How long a session may charge, and its result be read, by the gateway's clock. */
export interface GatewaySessionLimits {
  chargesMs: number;
  readableMs: number;
}

interface Asked {
  /** Cents of the order. */
  amount: number;
  /** When the session was made, by the gateway's clock. */
  created: Date;
}

/**
 * `espera`: it may still be charged, ask again. `vencida`: it was not charged and no longer can be. `revision`: charged,
 * but not this amount, or nobody can tell any more: nothing is charged again before a person has looked.
 */
export type Verdict = 'pagada' | 'rechazada' | 'espera' | 'vencida' | 'revision';

/** A margin for clock skew, and for a charge in the last moment that the gateway reports late. */
const marginMs = 60_000;
const approved = '00';
/** Approved by the issuer, possibly in part. */
const approvedInPart = '10';

export const isCharge = (code: string): boolean => [approved, approvedInPart].includes(code);

export const verdictOf = (result: GatewayResult, { amount, created }: Asked, life: GatewaySessionLimits): Verdict => {
  const age = result.at.getTime() - created.getTime();
  switch (result.kind) {
    case 'sinResultado':
      return age > life.chargesMs + marginMs ? 'vencida' : 'espera';
    case 'desconocida':
      return age > life.readableMs ? 'revision' : 'espera';
    case 'resultado':
      if (!isCharge(result.code)) return 'rechazada';
      if (result.amount === amount) return 'pagada';
      return result.code === approved && result.amount === null ? 'pagada' : 'revision';
    default:
      result satisfies never;
      return 'espera';
  }
};
