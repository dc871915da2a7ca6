import { type ActorRefFrom, fromTransition } from 'xstate';
import type { maintenanceMachine } from '../../../machines/maintenance/maintenance.machine';
import type { pageGateMachine } from '../../../machines/pageGate/pageGate.machine';

export interface MaintenanceRefs {
  list: ActorRefFrom<typeof maintenanceMachine>;
  gate: ActorRefFrom<typeof pageGateMachine>;
}

/** Null until their chunk has loaded. */
export const maintenanceHolder = fromTransition(
  (_: MaintenanceRefs | null, event: { type: 'LISTOS'; refs: MaintenanceRefs }) => event.refs,
  null,
);
