import type { pageGateFlow } from '../../../machines/pageGate/pageGate.rules';
import { PageGate } from '../../../src/flows/pageGate/PageGate';
import { type Start, useFlow } from '../../../src/parts/use-flow';
import type { FlowScreen, Scene } from '../scene';

const Gate = ({ app, start }: { app: Scene['app']; start: () => Start<typeof pageGateFlow> }) => (
  <PageGate actor={useFlow(start).actor} deps={app} />
);

export const flowScreen: FlowScreen = {
  at: '/pagos',
  draw: ({ app, started }) => <Gate app={app} start={() => started} />,
};
