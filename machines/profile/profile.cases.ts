import { decodeReply } from '../../src/contract/decode';
import { datospersonales } from '../../src/contract/nucleo';
import { chartLimitMs, defaultPolicy } from '../../src/rules/policy';
import type { FlowCases } from '../flow-cases';
import { profileFlow } from './profile.rules';

const perfil = decodeReply(datospersonales, {
  datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' },
  datosAfiliacion: [{ idTipoPlan: 1, tipoPlan: 'Plan básico', estado: 'ACTIVO' }],
});

export const cases: FlowCases<typeof profileFlow> = {
  machine: profileFlow,
  starts: { 'de 1001': { codigoAfiliado: '1001' } },
  events: {},
  replies: { consultarPerfil: { 'con un plan': perfil } },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
  guardContext: () => null,
};
