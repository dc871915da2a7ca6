import { RequestDetail } from '../../../src/app/requests/RequestDetail';
import { RequestsScreen } from '../../../src/flows/requests/RequestsScreen';
import { requestsLogic } from '../../../src/flows/requests/wiring';
import type { FlowScreen } from '../scene';

const filters = { tipo: '', estado: '', numero: '', desde: '', hasta: '', caso: '', pagina: 1, filas: 5 } as const;
const address = { filters, onFilters: () => () => {}, show: () => {}, open: () => {}, close: () => {} };

/** The chart of many lists and searches; the studio shows it as the list of requests. */
export const flowScreen: FlowScreen = {
  at: '/solicitudes',
  draw: ({ app, started }) => (
    <RequestsScreen
      unsent={null}
      now={app.time.now()}
      start={() => {
        const { logic, input } = requestsLogic({ deps: app, address });
        return { logic: logic.provide({ actors: { consultarSolicitudes: started } }), input };
      }}
      detail={(parts) => <RequestDetail key={parts.numeroCaso} deps={app} {...parts} />}
    />
  ),
};
