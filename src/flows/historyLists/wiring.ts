import { tipoAutorizaciones } from '../../../domain/contract/historial';
import { datospersonales } from '../../../domain/contract/nucleo';
import { isHolder } from '../../../domain/rules/plan/regime';
import { historyListsFlow } from '../../../machines/historyLists/historyLists.rules';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingCall } from '../fetching/wiring';

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser'>;
}

export const historyListsLogic = ({ deps }: Parts) => {
  const { codigoAfiliado, tipoAfiliacion } = deps.session.getSnapshot().context;
  const call = fetchingCall(deps);
  const logic = wire(historyListsFlow, {
    actors: {
      consultarNucleo: call(datospersonales, { query: { codigoAfiliado } }),
      consultarTipos: call(tipoAutorizaciones, {}),
    },
  });
  return { logic, input: { codigoAfiliado, esTitular: isHolder(tipoAfiliacion) } };
};
