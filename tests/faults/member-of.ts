import type { Member } from '../../src/wiring/deps';
import type { portalOnTheWire } from './portal-on-the-wire';

/** As soon as there is one: an answer that ends the session may come right after. */
export const memberOf = ({ app: { member } }: Awaited<ReturnType<typeof portalOnTheWire>>): Promise<Member> =>
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
