import type { FlowCases } from '../flow-cases';
import { nearbyMachine } from './nearby.machine';

export const cases: FlowCases<typeof nearbyMachine> = {
  machine: nearbyMachine,
  events: {},
  replies: {
    ubicar: {
      'dos municipios': {
        estado: 'encontrada',
        lugares: [
          { provincia: '25', municipio: '2501', km: 2 },
          { provincia: '25', municipio: '2506', km: 8 },
        ],
      },
      'sin permiso': { estado: 'denegada' },
      'lejos del país': { estado: 'fuera' },
      'sin posición': { estado: 'sinPosicion' },
    },
  },
};
