import { historyListsFlow } from '../../../machines/historyLists/historyLists.rules';
import { tipoAutorizaciones } from '../../contract/historial';
import { datospersonales } from '../../contract/nucleo';
import { isHolder } from '../../rules/plan/regime';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser'>;
}

export const historyListsLogic = ({ deps }: Parts) => {
  const { session, client } = deps;
  const { codigoAfiliado, tipoAfiliacion } = session.getSnapshot().context;
  const logic = wire(historyListsFlow, {
    actors: {
      consultarNucleo: fetchingLogic(deps, (signal) =>
        client.call(datospersonales, { query: { codigoAfiliado } }, signal),
      ),
      consultarTipos: fetchingLogic(deps, (signal) => client.call(tipoAutorizaciones, {}, signal)),
    },
  });
  return { logic, input: { codigoAfiliado, esTitular: isHolder(tipoAfiliacion) } };
};
