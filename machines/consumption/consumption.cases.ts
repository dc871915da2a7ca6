import { decodeReply } from '../../domain/contract/decode';
import { historialConsumo } from '../../domain/contract/historial';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { consumptionMachine } from './consumption.machine';

export const cases: FlowCases<typeof consumptionMachine> = {
  machine: consumptionMachine,
  starts: { 'de 1001': { codigoAfiliado: '1001', fechaDesde: '2025-11-21', fechaHasta: '2026-11-21' } },
  events: {},
  replies: {
    consultarConsumos: {
      'dos consumos': decodeReply(historialConsumo, {
        data: [
          { auth: '9002', fecha: '2026-11-02', tipoAutDesc: 'Farmacia', estado: 'Aprobada' },
          { auth: '9001', fecha: '2026-10-15', tipoAutDesc: 'Laboratorio', estado: 'Aprobada' },
        ],
        cantidadRegistros: 2,
      }),
      ninguno: decodeReply(historialConsumo, { data: [], cantidadRegistros: 0 }),
    },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
};
