import { decodeReply } from '../../domain/contract/decode';
import { flags } from '../../domain/contract/start';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { flagsFlow } from './flags.rules';

export const cases: FlowCases<typeof flagsFlow> = {
  machine: flagsFlow,
  replies: {
    consultarFunciones: {
      'perfil encendido, redes apagadas': decodeReply(flags, {
        result: [
          { nombre: 'VER_PERFIL', esWeb: true },
          { nombre: 'VER_REDES_SOCIALES', esWeb: false },
        ],
      }),
      ninguna: decodeReply(flags, { result: [] }),
    },
  },
  events: {},
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
  guardContext: ({ activas }) => activas.verPerfil,
};
