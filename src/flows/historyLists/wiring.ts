import { fromCallback } from 'xstate';
import type { Evento } from '../../../machines/historyLists/historyLists.machine';
import { historyListsFlow } from '../../../machines/historyLists/historyLists.rules';
import { callActor } from '../../api/actor';
import { tipoAutorizaciones } from '../../contract/historial';
import { datospersonales } from '../../contract/nucleo';
import { isHolder } from '../../rules/plan/regime';
import { chartLimitMs } from '../../rules/policy';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser'>;
}

export const historyListsLogic = ({ deps: { session, client, policy, browser } }: Parts) => {
  const call = callActor(client);
  const logic = wire(historyListsFlow, {
    actors: {
      vigilarRed: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' }));
      }),
      consultarNucleo: call(datospersonales),
      consultarTipos: call(tipoAutorizaciones),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
  });
  const { codigoAfiliado, tipoAfiliacion } = session.getSnapshot().context;
  return { logic, input: { codigoAfiliado, esTitular: isHolder(tipoAfiliacion) } };
};
