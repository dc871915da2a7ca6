import { useState } from 'react';
import { RequestsScreen } from '../../flows/requests/RequestsScreen';
import { requestsLogic } from '../../flows/requests/wiring';
import { lazyDialog } from '../../parts/lazy-dialog';
import { UnsentRequests } from '../../parts/requests/UnsentRequests';
import { requestDrafts } from '../../platform/request-drafts';
import { type RequestRouter, requestAddress } from '../../wiring/addresses/request-address';
import type { App } from '../start/app';
import { useMinute } from '../start/use-minute';

const RequestDetail = lazyDialog(
  () => import('./RequestDetail').then((module) => module.RequestDetail),
  ({ onClose }) => ({ close: onClose }),
);

/** The list of requests, with the open case over it. */
export const RequestsList = ({ app, router }: { app: App; router: RequestRouter }) => {
  const [unsent] = useState(() =>
    requestDrafts(app.browser.local, app.time.now(), app.session.getSnapshot().context.codigoAfiliado),
  );
  return (
    <RequestsScreen
      start={() => requestsLogic({ deps: app, address: requestAddress(router) })}
      now={useMinute(app)}
      unsent={<UnsentRequests requests={unsent} />}
      detail={(parts) => <RequestDetail key={parts.numeroCaso} deps={app} {...parts} />}
    />
  );
};
