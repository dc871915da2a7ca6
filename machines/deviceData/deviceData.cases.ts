import type { FlowCases } from '../flow-cases';
import { deviceDataMachine } from './deviceData.machine';

export const cases: FlowCases<typeof deviceDataMachine> = {
  machine: deviceDataMachine,
  events: {},
  replies: {
    leerGuardado: {
      'sesión y borradores': [
        { tipo: 'sesion', octetos: 600 },
        { tipo: 'borradores', octetos: 2_400 },
      ],
    },
  },
};
