import { decodeReply } from '../../domain/contract/decode';
import { cerrarCuenta } from '../../domain/contract/extras/cuenta';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { closeAccountFlow } from './closeAccount.rules';

const mensaje = 'Mensaje del servidor.';

export const cases: FlowCases<typeof closeAccountFlow> = {
  machine: closeAccountFlow,
  starts: {
    'si el servidor la cierra': { ofrecido: true },
    'si el servidor no la cierra': { ofrecido: false },
  },
  events: { CONFIRMAR: { 'con clave': { clave: 'clave1234' }, 'sin clave': { clave: '' } } },
  replies: {
    cerrarCuenta: {
      '1007': decodeReply(cerrarCuenta, { codigoMensaje: 1007, mensaje }),
      '1006': decodeReply(cerrarCuenta, { codigoMensaje: 1006, mensaje }),
    },
  },
  delays: { limiteEnvio: chartLimitMs(defaultPolicy.writeLimitMs) },
};
