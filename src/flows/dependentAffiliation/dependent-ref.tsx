import type { ActorRefFrom } from 'xstate';
import type { dependentAffiliationMachine } from '../../../machines/dependentAffiliation/dependentAffiliation.machine';
import type { AffiliationViewProps } from '../../parts/affiliation/affiliation-ref';

export interface ViewProps extends AffiliationViewProps {
  actor: ActorRefFrom<typeof dependentAffiliationMachine>;
}
