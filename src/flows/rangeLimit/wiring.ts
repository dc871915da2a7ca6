import { fromPromise } from 'xstate';
import { alertaPersonalizada } from '../../../domain/contract/ajuste';
import type { Reply } from '../../../domain/contract/endpoint';
import { chartLimitMs } from '../../../domain/rules/policy';
import { rangeLimitFlow } from '../../../machines/rangeLimit/rangeLimit.rules';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

/** Create it once per visit: it caches the alert. */
export const rangeLimitLogic = ({ client, policy }: Pick<Deps, 'client' | 'policy'>) => {
  let known: Reply<typeof alertaPersonalizada> | null = null;
  return wire(rangeLimitFlow, {
    actors: {
      consultarAlerta: fromPromise(async ({ input, signal }) => {
        known ??= await client.call(alertaPersonalizada, input, signal);
        return known;
      }),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
  });
};
