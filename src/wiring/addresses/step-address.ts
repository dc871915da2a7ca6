import type { FilterRouter } from './filter-address';

type Location = FilterRouter['latestLocation'];

interface Place<Step> {
  /** The address without a step. */
  path: string;
  isHere(location: Location): boolean;
  /** Counted from 1 in the address. */
  steps: readonly Step[];
}

export interface StepAddress<Step> {
  /** On arrival; null: the address without a step. */
  step: Step | null;
  onStep(told: (step: Step | null) => void): () => void;
  show(step: Step | null, replace?: boolean): void;
}

/** Each step is a history entry, so that going back returns to the previous step. */
export const stepAddress = <Step extends string | number>(
  router: FilterRouter,
  { path, isHere, steps }: Place<Step>,
): StepAddress<Step> => {
  const stepIn = (search: object): Step | null => {
    const word: unknown = 'paso' in search ? search.paso : undefined;
    return steps.find((_, at) => String(at + 1) === String(word)) ?? null;
  };
  const here = () => {
    const { latestLocation } = router;
    return isHere(latestLocation) ? { step: stepIn(latestLocation.search) } : null;
  };
  return {
    // No search schema on the route: it would add to the log-in's bundle.
    step: stepIn(router.state.location.search),
    onStep: (told) =>
      router.subscribe('onResolved', () => {
        const found = here();
        if (found !== null) told(found.step);
      }),
    show: (step, replace = false) => {
      const now = here();
      if (now === null || now.step === step) return;
      const search = step === null ? '' : `${path.includes('?') ? '&' : '?'}paso=${steps.indexOf(step) + 1}`;
      void router.navigate({ href: path + search, replace, resetScroll: true });
    },
  };
};
