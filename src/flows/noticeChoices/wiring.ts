import { fromCallback, fromPromise } from 'xstate';
import { avisosAfiliado, cambiarAviso } from '../../../domain/contract/extras/avisos';
import { extraName } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento } from '../../../machines/noticeChoices/noticeChoices.machine';
import { noticeChoicesFlow } from '../../../machines/noticeChoices/noticeChoices.rules';
import { settingsBlock } from '../../platform/document';
import { undoAll } from '../../platform/undo-all';
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
  const { client, policy, browser } = deps;
  const extra = extraCall(client, extras);
  const read = (signal: AbortSignal) => extra(avisosAfiliado, {}, signal);
  const logic = wire(noticeChoicesFlow, {
    actors: {
      consultarAvisos: fetchingLogic(deps, read),
      releerAvisos: fromPromise(({ signal }) => read(signal)),
      guardarAviso: fromPromise(({ input, signal }) => extra(cambiarAviso, { body: input }, signal)),
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          browser.page.onReturn(() => send({ type: 'VOLVIO' })),
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
        ]);
      }),
    },
    delays: { limiteLectura: chartLimitMs(policy.readLimitMs), limiteEnvio: chartLimitMs(policy.writeLimitMs) },
  });
  const ofrecidos = [avisosAfiliado, cambiarAviso].every((endpoint) => extras.includes(extraName(endpoint)));
  return { logic, input: { ofrecidos } };
};
