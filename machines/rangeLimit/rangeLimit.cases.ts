import { alertaPersonalizada } from '../../domain/contract/ajuste';
import { decodeReply } from '../../domain/contract/decode';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { rangeLimitFlow } from './rangeLimit.rules';

export const cases: FlowCases<typeof rangeLimitFlow> = {
  machine: rangeLimitFlow,
  events: {},
  replies: {
    consultarAlerta: {
      'con un enlace': decodeReply(alertaPersonalizada, {
        result: [
          {
            nombre: 'limite-rango-fecha-solicitudes',
            mensaje: 'Para más de seis meses visite un <a href="https://ejemplo.do/centros">centro de servicios</a>.',
          },
        ],
      }),
    },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
};
