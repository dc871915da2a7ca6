import { RequestDetailScreen } from '../../src/flows/requestDetail/RequestDetailScreen';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/solicitudes',
  draw: ({ started }) => <RequestDetailScreen start={() => started} onClose={() => {}} />,
};
