import { routeAt, routes } from '../../domain/rules/access/routes';
import type { ApplicationStep } from '../../domain/rules/application/application-faults';
import { stepNumbered } from '../../domain/rules/application/step-numbered';
import type { FilterRouter } from './filter-address';

const stepIn = (search: object) => stepNumbered('paso' in search ? search.paso : undefined);

/**
 * Each step is a history entry, so that going back returns to the previous step. The address without a step is the
 * entry page.
 */
export const applicationAddress = (router: FilterRouter) => {
  const here = () => {
    const { pathname, search } = router.latestLocation;
    return routeAt(pathname)?.name === 'application' ? { step: stepIn(search) } : null;
  };
  return {
    // No search schema on the route: it would add to the log-in's bundle.
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
