import { decodeReply } from '../../domain/contract/decode';
import { obtenerfotoperfil } from '../../domain/contract/foto';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { portraitFlow } from './portrait.rules';

export const cases: FlowCases<typeof portraitFlow> = {
  machine: portraitFlow,
  starts: {
    'sin foto guardada': { codigoAfiliado: '1001', foto: '' },
    'con foto guardada': { codigoAfiliado: '1001', foto: 'data:image/png;base64,iVBORw0KGgoA' },
  },
  events: {},
  replies: {
    consultarFoto: {
      'una foto': decodeReply(obtenerfotoperfil, '/9j/4AAQ'),
      'no hay foto': decodeReply(obtenerfotoperfil, ''),
    },
  },
  delays: { limite: chartLimitMs(defaultPolicy.uploadLimitMs) },
};
