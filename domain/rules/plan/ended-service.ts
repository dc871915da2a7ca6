import { isAccidentPlan } from './accident-plan';
import { planTone } from './plan-state';
import { validityOf } from './validity';

/** As much of a plan as decides about its service; cards saved by earlier releases have less. */
export interface ServedPlan {
  idTipoPlan: number | null;
  estado?: string;
  finVigencia?: string;
}

/** None of a person's plans gives service. */
export interface EndedService {
  /** The last day of the last plan, yyyy-MM-dd; empty if the back end does not say. */
  ultimoDia: string;
}

/**
 * Of one person; null while a plan gives service, or none is known. The plan for traffic accidents does not count. `today`:
 * yyyy-MM-dd, in Santo Domingo.
 */
export const endedService = (plans: readonly ServedPlan[], today: string): EndedService | null => {
  const counted = plans
    .filter((plan) => !isAccidentPlan(plan))
    .map(({ estado = '', finVigencia = '' }) => {
      const { over, end } = validityOf(finVigencia, today);
      return { isOut: over || planTone(estado) === 'error', lastDay: over ? end : '' };
    });
  if (counted.length === 0 || counted.some(({ isOut }) => !isOut)) return null;
  const days = counted.map(({ lastDay }) => lastDay).toSorted();
  return { ultimoDia: days[0] === '' ? '' : (days.at(-1) ?? '') };
};
