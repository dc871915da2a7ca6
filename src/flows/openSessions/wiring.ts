import { fromPromise } from 'xstate';
import { offersAll } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { cerrarOtrasSesiones, cerrarSesion, sesionesAbiertas } from '../../../domain/contract/extras/sesiones';
import { chartLimitMs } from '../../../domain/rules/policy';
import { openSessionsFlow } from '../../../machines/openSessions/openSessions.rules';
import { settingsBlock } from '../../platform/document';
import { pageWatch } from '../../wiring/actors/page-watch';
import { extraCall } from '../../wiring/calls/extra-call';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser'>;
  /** What the server offers beyond the contract. */
  extras?: readonly string[];
}

export const openSessionsLogic = ({ deps, extras = readExtras(settingsBlock()) }: Parts) => {
  const { client, policy } = deps;
  const extra = extraCall(client, extras);
  const read = (signal: AbortSignal) => extra(sesionesAbiertas, {}, signal);
  const logic = wire(openSessionsFlow, {
    actors: {
      consultarSesiones: fetchingLogic(deps, read),
      releerSesiones: fromPromise(({ signal }) => read(signal)),
      cerrarSesiones: fromPromise(({ input, signal }) =>
        input === null
          ? extra(cerrarOtrasSesiones, {}, signal)
          : extra(cerrarSesion, { body: { codigo: input.codigo } }, signal),
      ),
      vigilarPagina: pageWatch(deps),
    },
    delays: { limiteLectura: chartLimitMs(policy.readLimitMs), limiteEnvio: chartLimitMs(policy.writeLimitMs) },
  });
  const ofrecidas = offersAll(extras, [sesionesAbiertas, cerrarSesion, cerrarOtrasSesiones]);
  return { logic, input: { ofrecidas } };
};
