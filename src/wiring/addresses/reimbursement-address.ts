import { routeAt } from '../../../domain/rules/access/routes';
import { requestPlace } from '../../../domain/rules/requests/request-place';
import type { ReimbursementStep } from '../../../machines/reimbursement/reimbursement-steps';
import type { FilterRouter } from './filter-address';
import { stepAddress } from './step-address';

export interface ReimbursementAddress {
  onStep(told: (step: ReimbursementStep) => void): () => void;
  show(step: ReimbursementStep, replace: boolean): void;
}

/** The first step has the form's own address, so that going back from it leaves the form. */
export const reimbursementAddress = (router: FilterRouter): ReimbursementAddress => {
  const steps = stepAddress<ReimbursementStep>(router, {
    path: '/solicitudes?nueva=reembolso',
    isHere: ({ pathname, search }) => {
      const place = requestPlace(search);
      return routeAt(pathname)?.name === 'requests' && place.shows === 'nueva' && place.forma === 'reembolso';
    },
    steps: ['gasto', 'cuenta', 'documentos', 'revision'],
  });
  return {
    onStep: (told) => steps.onStep((step) => told(step ?? 'gasto')),
    show: (step, replace) => steps.show(step === 'gasto' ? null : step, replace),
  };
};
