import { assign } from 'xstate';
import { formatScreenDate } from '../../domain/rules/dates/dates';
import { updateField } from '../../domain/rules/form/form-events';
import { appointmentFaults } from './appointment';
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
    }),
  },
});
