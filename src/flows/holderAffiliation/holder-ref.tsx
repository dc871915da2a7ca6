import type { ActorRefFrom } from 'xstate';
import type { holderAffiliationMachine } from '../../../machines/holderAffiliation/holderAffiliation.machine';
import type { AffiliationViewProps } from '../../parts/affiliation/affiliation-ref';

export interface ViewProps extends AffiliationViewProps {
  actor: ActorRefFrom<typeof holderAffiliationMachine>;
}
