import type { Caller } from './caller';
import type { Ctx } from './context';
import { householdOf } from './visitor';

/**
 * For whom a share of the server is counted: a member with a good token, wherever they call from, or all visitors of one
 * address. A carrier puts hundreds of members behind one address.
 */
export interface Owner {
  name: string;
  isMember: boolean;
}

export const visitorOf = (c: Ctx): Owner => ({ name: householdOf(c.get('ip')), isMember: false });

export const ownerOf = (caller: Caller): Owner =>
  caller.scope === 'miembro'
    ? { name: `miembro:${caller.codigoAfiliado}`, isMember: true }
    : { name: householdOf(caller.ip), isMember: false };
