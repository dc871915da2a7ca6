import { fromPromise } from 'xstate';
import { cerrarCuenta } from '../../../domain/contract/extras/cuenta';
import { extraName } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { chartLimitMs } from '../../../domain/rules/policy';
import { closeAccountFlow } from '../../../machines/closeAccount/closeAccount.rules';
import { settingsBlock } from '../../platform/document';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'session'>;
  /** What the server offers beyond the contract. */
  extras?: readonly string[];
}

export const closeAccountLogic = ({ deps, extras = readExtras(settingsBlock()) }: Parts) => {
  const { client, policy, session } = deps;
  const logic = wire(closeAccountFlow, {
    actors: {
      cerrarCuenta: fromPromise(({ input: { clave }, signal }) =>
        client.call(cerrarCuenta, { body: { clave } }, signal),
      ),
    },
    delays: { limiteEnvio: chartLimitMs(policy.writeLimitMs) },
    actions: { cerrarSesion: () => session.send({ type: 'SALIR', motivo: 'cuentaCerrada' }) },
  });
  return { logic, input: { ofrecido: extras.includes(extraName(cerrarCuenta)) } };
};
