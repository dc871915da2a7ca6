import { appointmentsFlow } from '../../../machines/appointments/appointments.rules';
import { wire } from '../../wiring/wire';
import { exampleAppointments } from './texts';

export const appointmentsLogic = () => ({
  logic: wire(appointmentsFlow, {}),
  input: { citas: exampleAppointments },
});
