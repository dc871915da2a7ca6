import { routeAt, routes } from '../../domain/rules/access/routes';
import type { ApplicationStep } from '../../domain/rules/application/application-faults';
import { stepNumbered } from '../../domain/rules/application/step-numbered';
import type { FilterRouter } from './filter-address';

const stepIn = (search: object) => stepNumbered('paso' in search ? search.paso : undefined);

/** Each step is a place of its own in the history: going back is a step back. Without one the address is the entry. */
export const applicationAddress = (router: FilterRouter) => {
  const here = () => {
    const { pathname, search } = router.latestLocation;
    return routeAt(pathname)?.name === 'application' ? { step: stepIn(search) } : null;
  };
  return {
    // Not by a search schema of the route, which would come with the program of the log-in.
    step: stepIn(router.state.location.search),
    onStep: (told: (step: ApplicationStep | null) => void) =>
      router.subscribe('onResolved', () => {
        const found = here();
        if (found !== null) told(found.step);
      }),
    show: (step: ApplicationStep | null, replace = false) => {
      const now = here();
      if (now === null || now.step === step) return;
      const href = routes.application.path + (step === null ? '' : `?paso=${step + 1}`);
      void router.navigate({ href, replace, resetScroll: true });
    },
  };
};

export type ApplicationAddress = ReturnType<typeof applicationAddress>;
