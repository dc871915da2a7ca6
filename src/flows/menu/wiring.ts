import type { menu } from '../../../domain/contract/start';
import { backoffMs } from '../../../domain/rules/calls/backoff';
import { chartLimitMs } from '../../../domain/rules/policy';
import { menuMachine } from '../../../machines/menu/menu.machine';
import type { sessionList } from '../../wiring/calls/session-list';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

export const menuLogic = (
  { policy, browser }: Pick<Deps, 'policy' | 'browser'>,
  list: ReturnType<typeof sessionList<typeof menu>>,
) =>
  wire(menuMachine, {
    actors: { consultarMenu: list.logic },
    delays: {
      limite: () => chartLimitMs(policy.readLimitMs),
      espera: ({ context }) => backoffMs(context.fallos, browser.random()),
    },
    actions: { registrarFallo: () => browser.log('menu: no se pudo cargar') },
  });
