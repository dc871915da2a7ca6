import { fromCallback, fromPromise } from 'xstate';
import { extraName } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { salirSesion } from '../../../domain/contract/extras/sesiones';
import { chartLimitMs } from '../../../domain/rules/policy';
import { sessionPhase } from '../../../domain/rules/session/session';
import { type Evento, logoutMachine } from '../../../machines/logout/logout.machine';
import { settingsBlock } from '../../platform/document';
import { tabMutex } from '../../platform/tab-mutex';
import { undoAll } from '../../platform/undo-all';
import { untoldEnds } from '../../platform/untold-ends';
import { extraCall, hasNoSuchCall } from '../../wiring/calls/extra-call';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

const nextTryMs = 60_000;
/** A session without a call is over by itself on the server so long after it would be here. */
const serverGraceMs = 60_000;

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session'>;
  /** What the server offers beyond the contract. */
  extras?: readonly string[];
}

export const logoutLogic = ({ deps, extras = readExtras(settingsBlock()) }: Parts) => {
  const { client, policy, browser, session } = deps;
  const extra = extraCall(client, extras, hasNoSuchCall);
  const untold = untoldEnds(browser.local, () => browser.clock.now().wall, policy.idleCloseMs + serverGraceMs);
  const tabs = tabMutex('salida');
  /** Not aborted with its state: the server may have heard it. */
  const { signal: never } = new AbortController();
  const tellAll = async () => {
    for (const sesion of untold.read()) {
      await extra(salirSesion, { body: { sesion } }, never);
      untold.forget(sesion);
    }
  };
  const logic = wire(logoutMachine, {
    actors: {
      avisar: fromPromise(async ({ signal }) => {
        if (untold.any()) await tabs.runExclusive(signal, tellAll);
      }),
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        let before = sessionPhase(session.getSnapshot());
        const sessions = session.subscribe((snapshot) => {
          const now = sessionPhase(snapshot);
          // Where another tab ended it, that tab tells it.
          if (before !== 'anonima' && now === 'anonima' && snapshot.context.motivo !== 'otraPestana')
            send({ type: 'SALIO' });
          before = now;
        });
        return undoAll([
          sessions.unsubscribe,
          browser.page.onReturn(() => send({ type: 'VOLVIO' })),
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
        ]);
      }),
    },
    delays: { espera: nextTryMs, limite: chartLimitMs(policy.writeLimitMs) },
    actions: {
      olvidar: untold.forgetAll,
      registrarFallo: () => browser.log('logout: no se pudo decir'),
    },
  });
  return { logic, input: { ofrecido: extras.includes(extraName(salirSesion)) } };
};
