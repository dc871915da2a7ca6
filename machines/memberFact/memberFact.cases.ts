import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { memberFactMachine } from './memberFact.machine';

const plan = (name: string) => ({ carnets: [], plan: name, sinServicio: null });

export const cases: FlowCases<typeof memberFactMachine> = {
  machine: memberFactMachine,
  starts: {
    'el plan, al entrar': { dato: plan(''), alEntrar: true },
    'los dispositivos, cuando hacen falta': { dato: { confiable: false, otros: 0 }, alEntrar: false },
  },
  events: {},
  replies: { pedir: { 'con plan': plan('Plan básico'), 'sin carnets': plan('') } },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
  guardContext: ({ alEntrar }) => alEntrar,
};
