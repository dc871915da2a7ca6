import { routeAt, routes } from '../../../domain/rules/access/routes';
import type { ApplicationStep } from '../../../domain/rules/application/application-faults';
import type { FilterRouter } from './filter-address';
import { type StepAddress, stepAddress } from './step-address';

export type ApplicationAddress = StepAddress<ApplicationStep>;

/** The address without a step is the entry page. */
export const applicationAddress = (router: FilterRouter): ApplicationAddress =>
  stepAddress(router, {
    path: routes.application.path,
    isHere: ({ pathname }) => routeAt(pathname)?.name === 'application',
    steps: [0, 1, 2, 3, 4, 5],
  });
