import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { logoutMachine } from './logout.machine';

export const cases: FlowCases<typeof logoutMachine> = {
  machine: logoutMachine,
  starts: {
    'si al servidor se le puede decir': { ofrecido: true },
    'si al servidor no se le puede decir': { ofrecido: false },
  },
  events: {},
  replies: { avisar: { 'nada por decir': undefined } },
  delays: { espera: 60_000, limite: chartLimitMs(defaultPolicy.writeLimitMs) },
  guardContext: () => null,
};
