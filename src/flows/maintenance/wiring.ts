import { fromCallback, fromPromise } from 'xstate';
import { extraName } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { mantenimientos } from '../../../domain/contract/extras/mantenimientos';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento } from '../../../machines/maintenance/maintenance.machine';
import { maintenanceFlow } from '../../../machines/maintenance/maintenance.rules';
import { closedAnnouncements } from '../../platform/closed-announcements';
import { settingsBlock } from '../../platform/document';
import { undoAll } from '../../platform/undo-all';
import { extraCall } from '../../wiring/calls/extra-call';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

const lookEveryMs = 15_000;

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'time'>;
  /** What the server offers beyond the contract. */
  extras?: readonly string[];
}

export const maintenanceLogic = ({ deps, extras = readExtras(settingsBlock()) }: Parts) => {
  const { client, policy, browser, time } = deps;
  const extra = extraCall(client, extras);
  const closed = closedAnnouncements(browser.session);
  const logic = wire(maintenanceFlow, {
    actors: {
      leerLista: fromPromise(async ({ signal }) => {
        const lista = await extra(mantenimientos, {}, signal);
        // The answer has told the server's time.
        return lista === null ? null : { lista, ahora: time.now() };
      }),
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        let isHidden = false;
        return undoAll([
          browser.page.onHidden((hidden) => {
            isHidden = hidden;
          }),
          browser.page.onReturn(() => send({ type: 'VOLVIO', ahora: time.now() })),
          browser.clock.every(lookEveryMs, () => isHidden || send({ type: 'HORA', ahora: time.now() })),
        ]);
      }),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
    actions: {
      recordarCierre: ({ context }) => closed.keep([...context.cerrados]),
      registrarFallo: () => browser.log('maintenance: no se pudo leer'),
    },
  });
  return {
    logic,
    input: { ofrecidos: extras.includes(extraName(mantenimientos)), cerrados: closed.read() ?? [], ahora: time.now() },
  };
};
