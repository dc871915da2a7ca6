import type { Member } from '../../src/wiring/deps';
import type { portalUnderFaults } from './portal-under-faults';

/** As soon as there is one: an answer that ends the session may come right after. */
export const waitForMember = ({ app: { member } }: Awaited<ReturnType<typeof portalUnderFaults>>): Promise<Member> =>
  new Promise((resolve) => {
    const look = () => {
      const present = member.getSnapshot();
      if (present === null) return;
      subscription.unsubscribe();
      resolve(present);
    };
    const subscription = member.subscribe(look);
    look();
  });
