import { placeOf } from '../../../domain/rules/person/family';
import { focusTitle } from '../../platform/focus-title';

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

const linked = ['contacto', 'seguridad'] as const;

const sectionIn = (search: object): 'personales' | (typeof linked)[number] =>
  linked.find((section) => 'seccion' in search && search.seccion === section) ?? 'personales';

/** The selected person's position in the core, from the address, never a code; and navigation to another person. */
export const profileAddress = (router: ProfileRouter) => ({
  // No search schema on the route: it would add to the log-in's bundle.
  place: placeIn(router.state.location.search),
  section: sectionIn(router.state.location.search),
  onPlace: (told: (place: number | null, section: ReturnType<typeof sectionIn>) => void) =>
    router.subscribe('onResolved', ({ toLocation: { pathname, search } }) => {
      if (/^\/profile\/?$/i.test(pathname)) told(placeIn(search), sectionIn(search));
    }),
  open: (place: number): void => {
    void Promise.resolve(router.navigate({ href: `/profile?familiar=${place}` })).then(() => {
      // The path stays the same, but to screen readers it is a new page. Unsaved changes may have blocked the
      // navigation.
      if (placeIn(router.state.location.search) === place) focusTitle();
    });
  },
});

export type ProfileAddress = ReturnType<typeof profileAddress>;
