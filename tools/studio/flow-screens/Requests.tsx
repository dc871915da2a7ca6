import { RequestDetail } from '../../../src/app/requests/RequestDetail';
import { RequestsScreen } from '../../../src/flows/requests/RequestsScreen';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/solicitudes',
  draw: ({ app, started }) => (
    <RequestsScreen
      unsent={null}
      now={app.time.now()}
      start={() => started}
      detail={(parts) => <RequestDetail key={parts.numeroCaso} deps={app} {...parts} />}
    />
  ),
};
