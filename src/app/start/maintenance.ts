import { createActor } from 'xstate';
import { maintainedPageAt } from '../../../domain/rules/maintenance/pages';
import { maintenanceLogic } from '../../flows/maintenance/wiring';
import { pageGateLogic } from '../../flows/pageGate/wiring';
import type { App } from './app';

interface Place {
  pathname: string;
  search: object;
}

export interface PlaceWatch {
  state: { location: Place };
  subscribe(event: 'onBeforeNavigate', listener: (event: { toLocation: Place }) => void): () => void;
}

/** Reads what the server announces, and tells the gate of each page. */
export const startMaintenance = (app: App, router: PlaceWatch): void => {
  const { logic, input } = maintenanceLogic({ deps: app });
  const list = createActor(logic, { input });
  const gateOf = pageGateLogic({ deps: app, ...router.state.location });
  const gate = createActor(gateOf.logic, { input: gateOf.input }).start();
  if (app.browser.activity.used()) gate.send({ type: 'GESTO' });
  list.subscribe(({ context: { lista, ahora } }) => {
    const known = gate.getSnapshot().context;
    if (known.lista !== lista || known.ahora !== ahora) gate.send({ type: 'LISTA', lista, ahora });
  });
  router.subscribe('onBeforeNavigate', ({ toLocation: { pathname, search } }) =>
    gate.send({ type: 'ENTRAR', pagina: maintainedPageAt(pathname, search), ahora: app.time.now() }),
  );
  list.start();
  app.maintenanceRefs.send({ type: 'LISTOS', refs: { list, gate } });
};
