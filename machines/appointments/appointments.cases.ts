import type { FlowCases } from '../flow-cases';
import { appointmentsFlow } from './appointments.rules';

export const cases: FlowCases<typeof appointmentsFlow> = {
  machine: appointmentsFlow,
  starts: {
    'con un ejemplo': { citas: [{ especialidad: 'Odontología', fecha: '14-12-2026', nota: '' }], hoy: '2026-11-22' },
  },
  events: {
    ESCRIBIR: {
      especialidad: { campo: 'especialidad', valor: 'Cardiología' },
      fecha: { campo: 'fecha', valor: '05-01-2027' },
      'fecha que no existe': { campo: 'fecha', valor: '31-02-2027' },
    },
  },
  replies: {},
  guardContext: ({ borrador, faltas, citas }) => [borrador, faltas, citas.length > 1],
};
