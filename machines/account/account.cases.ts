import { decodeReply } from '../../domain/contract/decode';
import { nucleoCarnet } from '../../domain/contract/nucleo';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { accountFlow } from './account.rules';

export const cases: FlowCases<typeof accountFlow> = {
  machine: accountFlow,
  starts: { 'de 1001': { codigoAfiliado: '1001', hoy: '2026-11-21' } },
  events: {},
  replies: {
    consultarNucleo: {
      'con plan': decodeReply(nucleoCarnet, [{ idAfiliado: '1001', planes_Nombre: 'Plan básico', idTipoPlan: 1 }]),
      'sin carnets': decodeReply(nucleoCarnet, []),
    },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
};
