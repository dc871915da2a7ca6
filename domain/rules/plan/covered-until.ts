import { isAccidentPlan } from './accident-plan';
import type { ServedPlan } from './ended-service';
import { planTone } from './plan-state';
import { validityOf } from './validity';

/**
 * The last day on which a plan of the person gives service, yyyy-MM-dd; empty if none does, or a day is unknown. The plan for
 * traffic accidents does not count. `today`: yyyy-MM-dd, in Santo Domingo.
 */
export const coveredUntil = (plans: readonly ServedPlan[], today: string): string => {
  const days = plans
    .filter((plan) => !isAccidentPlan(plan) && !['error', 'advertencia'].includes(planTone(plan.estado ?? '')))
    .map(({ finVigencia = '' }) => validityOf(finVigencia, today))
    .filter(({ over }) => !over)
    .map(({ end }) => end)
    .toSorted();
  return days[0] === '' ? '' : (days.at(-1) ?? '');
};
