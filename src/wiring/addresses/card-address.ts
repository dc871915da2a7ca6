import { placeOf } from '../../../domain/rules/person/family';
import type { ProfileRouter } from './profile-address';

/** An invalid position selects the member's own card. */
const placeIn = (search: object) => placeOf('familiar' in search ? search.familiar : undefined);

/** The selected person's position in the core, from the address; never a code. */
export const cardAddress = (router: Omit<ProfileRouter, 'navigate'>) => ({
  place: placeIn(router.state.location.search),
  onPlace: (told: (place: number | null) => void) =>
    router.subscribe('onResolved', ({ toLocation: { pathname, search } }) => {
      if (/^\/carne\/?$/i.test(pathname)) told(placeIn(search));
    }),
});

export type CardAddress = ReturnType<typeof cardAddress>;
