import { solicitudesPorDocumento } from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { fetchingFlow } from './fetching.rules';

export const cases: FlowCases<typeof fetchingFlow> = {
  machine: fetchingFlow,
  starts: { 'de la primera página': { pagina: 1 } },
  events: {},
  replies: {
    pedir: {
      'una lista': decodeReply(solicitudesPorDocumento, {
        result: { data: [{ numeroCaso: '2481907', titulo: 'Reembolso' }], cantidadRegistros: 1 },
      }),
    },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
};
