import { RequestsScreen } from '../flows/requests/RequestsScreen';
import { requestsLogic } from '../flows/requests/wiring';
import { type RequestRouter, requestAddress } from '../wiring/request-address';
import type { App } from './app';
import { RequestDetail } from './RequestDetail';

/** The list of requests, with the case that stands over it. */
export const RequestsList = ({ app, router }: { app: App; router: RequestRouter }) => (
  <RequestsScreen
    start={() => requestsLogic({ deps: app, address: requestAddress(router) })}
    detail={(parts) => <RequestDetail key={parts.numeroCaso} deps={app} {...parts} />}
  />
);
