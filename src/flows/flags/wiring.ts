import type { flags } from '../../../domain/contract/start';
import { backoffMs } from '../../../domain/rules/calls/backoff';
import { chartLimitMs } from '../../../domain/rules/policy';
import { flagsFlow } from '../../../machines/flags/flags.rules';
import type { sessionList } from '../../wiring/calls/session-list';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

export const flagsLogic = (
  { policy, browser }: Pick<Deps, 'policy' | 'browser'>,
  list: ReturnType<typeof sessionList<typeof flags>>,
) =>
  wire(flagsFlow, {
    actors: { consultarFunciones: list.logic },
    delays: {
      limite: () => chartLimitMs(policy.readLimitMs),
      espera: ({ context }) => backoffMs(context.fallos, browser.random()),
    },
    actions: { registrarFallo: () => browser.log('flags: no se pudo cargar') },
  });
