import { fromCallback, fromPromise } from 'xstate';
import { extraName } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { sesionViva } from '../../../domain/contract/extras/sesiones-viva';
import { chartLimitMs } from '../../../domain/rules/policy';
import { type Evento, sessionCheckMachine } from '../../../machines/sessionCheck/sessionCheck.machine';
import { settingsBlock } from '../../platform/document';
import { undoAll } from '../../platform/undo-all';
import { extraCall, hasNoSuchCall } from '../../wiring/calls/extra-call';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

/** Focus and visibility are told separately: one question answers both. */
const pauseMs = 5_000;
const everyMs = 60_000;

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser'>;
  /** What the server offers beyond the contract. */
  extras?: readonly string[];
}

export const sessionCheckLogic = ({ deps, extras = readExtras(settingsBlock()) }: Parts) => {
  const { client, policy, browser } = deps;
  const extra = extraCall(client, extras, hasNoSuchCall);
  const logic = wire(sessionCheckMachine, {
    actors: {
      preguntar: fromPromise(({ signal }) => extra(sesionViva, {}, signal)),
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          browser.page.onHidden((hidden) => hidden && send({ type: 'SE_OCULTO' })),
          browser.page.onReturn(() => send({ type: 'VOLVIO' })),
        ]);
      }),
    },
    delays: { respiro: pauseMs, resto: everyMs - pauseMs, limite: chartLimitMs(policy.readLimitMs) },
  });
  return { logic, input: { ofrecido: extras.includes(extraName(sesionViva)) } };
};
