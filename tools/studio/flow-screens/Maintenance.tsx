import type { maintenanceFlow } from '../../../machines/maintenance/maintenance.rules';
import { MaintenanceBanner } from '../../../src/flows/maintenance/MaintenanceBanner';
import { type Start, useFlow } from '../../../src/parts/use-flow';
import type { FlowScreen } from '../scene';

const Banner = ({ start }: { start: () => Start<typeof maintenanceFlow> }) => (
  <MaintenanceBanner actor={useFlow(start).actor} />
);

export const flowScreen: FlowScreen = { at: '/pagos', draw: ({ started }) => <Banner start={() => started} /> };
