import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { memberMachine } from './member.machine';

export const cases: FlowCases<typeof memberMachine> = {
  machine: memberMachine,
  events: {},
  replies: { preparar: { 'en marcha': undefined } },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
  guardContext: () => null,
};
