import type { FlowCases } from '../flow-cases';
import { memberMachine } from './member.machine';

export const cases: FlowCases<typeof memberMachine> = {
  machine: memberMachine,
  events: {},
  replies: { preparar: { 'en marcha': undefined } },
  delays: { limite: 10_500 },
  guardContext: () => null,
};
