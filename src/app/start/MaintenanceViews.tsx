import { MaintenanceBanner } from '../../flows/maintenance/MaintenanceBanner';
import { PageGate } from '../../flows/pageGate/PageGate';
import type { MaintenanceRefs } from '../../wiring/actors/maintenance-refs';
import type { App } from './app';

export const MaintenanceViews = ({ app, refs: { list, gate } }: { app: App; refs: MaintenanceRefs }) => (
  <>
    <MaintenanceBanner actor={list} />
    <PageGate actor={gate} deps={app} />
  </>
);
