import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { sessionCheckMachine } from './sessionCheck.machine';

export const cases: FlowCases<typeof sessionCheckMachine> = {
  machine: sessionCheckMachine,
  starts: {
    'si el servidor lo dice': { ofrecido: true },
    'si el servidor no lo dice': { ofrecido: false },
  },
  events: {},
  replies: { preguntar: { 'sigue abierta': { viva: true }, 'no lo dice': null } },
  delays: { respiro: 5_000, resto: 55_000, limite: chartLimitMs(defaultPolicy.readLimitMs) },
  guardContext: () => null,
};
