import { assign } from 'xstate';
import { appointmentFaults } from '../../domain/rules/appointments/appointment-faults';
import { formatScreenDate } from '../../domain/rules/dates/date';
import { updateField } from '../../domain/rules/form/update-field';
import { appointmentsMachine } from './appointments.machine';

export const appointmentsFlow = appointmentsMachine.provide({
  guards: { faltaAlgo: ({ context }) => Object.keys(appointmentFaults(context.borrador)).length > 0 },
  actions: {
    escribir: assign(({ context, event }) => {
      if (event.type !== 'ESCRIBIR') return context;
      return updateField(context, event.campo === 'fecha' ? { ...event, valor: formatScreenDate(event.valor) } : event);
    }),
    anotarFaltas: assign({
      faltas: ({ context }) => appointmentFaults(context.borrador),
      pulsaciones: ({ context }) => context.pulsaciones + 1,
    }),
  },
});
