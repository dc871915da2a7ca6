import { emit } from 'xstate';
import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { appointmentsFlow } from '../../../machines/appointments/appointments.rules';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { exampleAppointments } from './texts';

export const appointmentsLogic = ({ time }: Pick<Deps, 'time'>) => ({
  logic: wire(appointmentsFlow, { actions: { senalarFaltas: emit({ type: 'FALTAN_DATOS' }) } }),
  input: { citas: exampleAppointments, hoy: todayInSantoDomingo(time.now()) },
});
