import { decodeReply } from '../../src/contract/decode';
import { tipoAutorizaciones } from '../../src/contract/historial';
import { chartLimitMs, defaultPolicy } from '../../src/rules/policy';
import type { FlowCases } from '../flow-cases';
import { fetchingFlow } from './fetching.rules';

export const cases: FlowCases<typeof fetchingFlow> = {
  machine: fetchingFlow,
  events: {},
  replies: {
    pedir: { 'una lista': decodeReply(tipoAutorizaciones, [{ codigo: '1', descripcion: 'Consulta ambulatoria' }]) },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
};
