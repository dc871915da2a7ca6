import { decodeReply } from '../../domain/contract/decode';
import { consultarDispositivosSeguros } from '../../domain/contract/dispositivo';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { devicesMachine } from './devices.machine';

const seguros = (...identificadores: string[]) =>
  decodeReply(consultarDispositivosSeguros, {
    result: { dispositivosSeguros: identificadores.map((identificadorDispositivo) => ({ identificadorDispositivo })) },
  });

export const cases: FlowCases<typeof devicesMachine> = {
  machine: devicesMachine,
  starts: { 'de 1001': { codigoAfiliado: '1001' } },
  events: {},
  replies: {
    leerDispositivo: { este: 'este' },
    consultarDispositivos: { 'este y otro': seguros('otro', 'este'), 'otro nada más': seguros('otro') },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
};
