import { placeOf } from '../rules/person/family';

export interface ProfileSearch {
  /** The place of a relative in the loaded core; never a code. */
  familiar?: number | undefined;
}

export const profileSearch = ({ familiar }: Record<string, unknown>): ProfileSearch => ({
  familiar: placeOf(familiar) ?? undefined,
});

interface Location {
  pathname: string;
  search: ProfileSearch;
}

export interface ProfileRouter {
  navigate(to: { to: '/profile'; search: ProfileSearch }): unknown;
  subscribe(event: 'onResolved', listener: (event: { toLocation: Location }) => void): () => void;
}

/** The place that the address of the profile names, and the way to another. */
export const profileAddress = (router: ProfileRouter, { familiar }: ProfileSearch) => ({
  place: familiar ?? null,
  onPlace: (told: (place: number | null) => void) =>
    router.subscribe('onResolved', ({ toLocation: { pathname, search } }) => {
      if (/^\/profile\/?$/i.test(pathname)) told(placeOf(search.familiar));
    }),
  open: (familiar: number) => void router.navigate({ to: '/profile', search: { familiar } }),
});

export type ProfileAddress = ReturnType<typeof profileAddress>;
