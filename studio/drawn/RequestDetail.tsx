import { RequestDetailScreen } from '../../src/flows/requestDetail/RequestDetailScreen';
import type { Drawn } from '../scene';

export const drawn: Drawn = {
  at: '/solicitudes',
  draw: ({ started }) => <RequestDetailScreen start={() => started} onClose={() => {}} />,
};
