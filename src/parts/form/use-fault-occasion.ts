import { useSelector } from '@xstate/react';
import { useEmitted } from '../../ui/hooks/use-emitted';
import type { FormRef } from './form-ref';

/** Null, or another text for each submit that failed: also for the one that led to the step which shows the form. */
export const useFaultOccasion = (actor: FormRef): string | null => {
  const times = useEmitted(actor, 'FALTAN_DATOS');
  return useSelector(actor, (snapshot) => snapshot.hasTag('incompleto')) ? String(times) : null;
};
