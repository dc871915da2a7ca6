import { quienMiro } from '../../../domain/contract/extras/consultas';
import { extraName } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { whoLookedMachine } from '../../../machines/whoLooked/whoLooked.machine';
import { settingsBlock } from '../../platform/document';
import { extraCall } from '../../wiring/calls/extra-call';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser'>;
  /** What the server offers beyond the contract. */
  extras?: readonly string[];
}

export const whoLookedLogic = ({ deps, extras = readExtras(settingsBlock()) }: Parts) => {
  const extra = extraCall(deps.client, extras);
  const logic = wire(whoLookedMachine, {
    actors: { consultarConsultas: fetchingLogic(deps, (signal) => extra(quienMiro, {}, signal)) },
  });
  return { logic, input: { ofrecidas: extras.includes(extraName(quienMiro)) } };
};
