import type { Access } from '../../domain/contract/endpoint';
import type { Agent } from '../../domain/rules/session/agent';

interface Origin {
  ip: string;
  requestId: string;
  /** What the browser says of itself, in coarse words. */
  agent?: () => Agent;
}
export type Nobody = Origin & { scope: 'nadie'; closedElsewhere?: boolean };
export type Anonymous = Origin & { scope: 'anonimo'; jti: string };
export type Member = Origin & { scope: 'miembro'; jti: string; codigoAfiliado: string };
export type Caller = Nobody | Anonymous | Member;

/** Who can be behind a call, given its declared access. */
export type CallerOf<A extends Access> = A extends 'public'
  ? Caller
  : A extends 'anonymous'
    ? Anonymous | Member
    : Member;
