import type { FlowCases } from '../flow-cases';
import { nearbyMachine } from './nearby.machine';

export const cases: FlowCases<typeof nearbyMachine> = {
  machine: nearbyMachine,
  events: {},
  replies: {
    ubicar: {
      'una provincia': { estado: 'encontrada', provincia: '25' },
      'sin permiso': { estado: 'denegada' },
      'lejos del país': { estado: 'fuera' },
      'sin posición': { estado: 'sinPosicion' },
    },
  },
};
