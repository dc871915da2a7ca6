import { RequestDetailScreen } from '../../../src/flows/requestDetail/RequestDetailScreen';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/solicitudes',
  draw: ({ app, started }) => <RequestDetailScreen start={() => started} now={app.time.now()} onClose={() => {}} />,
};
