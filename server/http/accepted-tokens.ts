import { createHash } from 'node:crypto';
import { readClaims } from '../../domain/rules/session/claims';
import type { Ctx } from './context';
import { type Owner, visitorOf } from './owner';

/** As long as the page lets a session be without a call. */
const keptMs = 960_000;
const mostKept = 50_000;

/** Only the other back end can check a token: those that it answered well are their members' for a while. */
export const createAcceptedTokens = (now: () => number = () => performance.now()) => {
  const accepted = new Map<string, { member: string; until: number }>();
  const keyOf = (authorization: string) => createHash('sha256').update(authorization).digest('base64');

  return {
    ownerOf: (c: Ctx): Owner => {
      const known = accepted.get(keyOf(c.req.header('authorization') ?? ''));
      if (known === undefined || known.until < now()) return visitorOf(c);
      return { name: `miembro:${known.member}`, isMember: true };
    },
    note: (c: Ctx, status: number): void => {
      const authorization = c.req.header('authorization');
      if (authorization === undefined || status >= 300) return;
      const claims = readClaims(authorization.replace(/^Bearer /i, ''));
      if (claims === null) return;
      if (accepted.size >= mostKept) accepted.clear();
      accepted.set(keyOf(authorization), { member: claims.codigoAfiliado, until: now() + keptMs });
    },
  };
};
