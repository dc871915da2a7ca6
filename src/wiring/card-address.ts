import { placeOf } from '../../domain/rules/person/family';
import type { ProfileRouter } from './profile-address';

/** What is no place is nobody's, and the card is the member's own. */
const placeIn = (search: object) => placeOf('familiar' in search ? search.familiar : undefined);

/** The place of the core that the address names, never a code. */
export const cardAddress = (router: Omit<ProfileRouter, 'navigate'>) => ({
  place: placeIn(router.state.location.search),
  onPlace: (told: (place: number | null) => void) =>
    router.subscribe('onResolved', ({ toLocation: { pathname, search } }) => {
      if (/^\/carne\/?$/i.test(pathname)) told(placeIn(search));
    }),
});

export type CardAddress = ReturnType<typeof cardAddress>;
