import { placeOf } from '../../domain/rules/person/family';
import { focusTitle } from '../platform/focus-title';

interface Location {
  pathname: string;
  search: object;
}

export interface ProfileRouter {
  state: { location: Location };
  navigate(to: { href: string }): unknown;
  subscribe(event: 'onResolved', listener: (event: { toLocation: Location }) => void): () => void;
}

const placeIn = (search: object) => placeOf('familiar' in search ? search.familiar : undefined);

/** The place of the core that the address names, never a code; and the way to another. */
export const profileAddress = (router: ProfileRouter) => ({
  // Not by a search schema of the route, which would come with the program of the log-in.
  place: placeIn(router.state.location.search),
  onPlace: (told: (place: number | null) => void) =>
    router.subscribe('onResolved', ({ toLocation: { pathname, search } }) => {
      if (/^\/profile\/?$/i.test(pathname)) told(placeIn(search));
    }),
  open: (place: number): void => {
    void Promise.resolve(router.navigate({ href: `/profile?familiar=${place}` })).then(() => {
      // The path stays: for a reader it is another page all the same. Who was asked first may have stayed.
      if (placeIn(router.state.location.search) === place) focusTitle();
    });
  },
});

export type ProfileAddress = ReturnType<typeof profileAddress>;
