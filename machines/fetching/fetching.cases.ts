import { decodeReply } from '../../domain/contract/decode';
import { tipoAutorizaciones } from '../../domain/contract/historial';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
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
