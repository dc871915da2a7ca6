import { fromPromise } from 'xstate';
import { avisosAfiliado, cambiarAviso } from '../../../domain/contract/extras/avisos';
import { offersAll } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { chartLimitMs } from '../../../domain/rules/policy';
import { noticeChoicesFlow } from '../../../machines/noticeChoices/noticeChoices.rules';
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

export const noticeChoicesLogic = ({ deps, extras = readExtras(settingsBlock()) }: Parts) => {
  const { client, policy } = deps;
  const extra = extraCall(client, extras);
  const read = (signal: AbortSignal) => extra(avisosAfiliado, {}, signal);
  const logic = wire(noticeChoicesFlow, {
    actors: {
      consultarAvisos: fetchingLogic(deps, read),
      releerAvisos: fromPromise(({ signal }) => read(signal)),
      guardarAviso: fromPromise(({ input, signal }) => extra(cambiarAviso, { body: input }, signal)),
      vigilarPagina: pageWatch(deps),
    },
    delays: { limiteLectura: chartLimitMs(policy.readLimitMs), limiteEnvio: chartLimitMs(policy.writeLimitMs) },
  });
  const ofrecidos = offersAll(extras, [avisosAfiliado, cambiarAviso]);
  return { logic, input: { ofrecidos } };
};
