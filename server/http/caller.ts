import type { Access } from '../../domain/contract/endpoint';

interface Origin {
  ip: string;
  requestId: string;
}
export type Nobody = Origin & { scope: 'nadie' };
export type Anonymous = Origin & { scope: 'anonimo'; jti: string };
export type Member = Origin & { scope: 'miembro'; jti: string; codigoAfiliado: string };
export type Caller = Nobody | Anonymous | Member;

/** Who can be behind a call, given its declared access. */
export type CallerOf<A extends Access> = A extends 'public'
  ? Caller
  : A extends 'anonymous'
    ? Anonymous | Member
    : Member;
