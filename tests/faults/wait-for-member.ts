import { waitFor } from 'xstate';
import type { Member } from '../../src/wiring/deps';
import type { portalUnderFaults } from './portal-under-faults';

/** As soon as there is one: an answer that ends the session may come right after. */
export const waitForMember = async ({ app }: Awaited<ReturnType<typeof portalUnderFaults>>): Promise<Member> => {
  await waitFor(app.member.actor, () => app.member.getSnapshot() !== null);
  const member = app.member.getSnapshot();
  if (member === null) throw new Error('the session ended');
  return member;
};
