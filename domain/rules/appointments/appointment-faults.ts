import { wireDate } from '../dates/date';
import type { Faltas } from '../form/form-events';
import type { Appointment } from './appointment';

export type FaltaCita = 'especialidad' | 'fecha' | 'fechaInvalida';

/** What a new appointment lacks. */
export const appointmentFaults = ({ especialidad, fecha }: Appointment): Faltas<keyof Appointment, FaltaCita> => ({
  ...(especialidad.trim() === '' ? { especialidad: 'especialidad' as const } : {}),
  ...(fecha.trim() === ''
    ? { fecha: 'fecha' as const }
    : wireDate(fecha) === null
      ? { fecha: 'fechaInvalida' as const }
      : {}),
});
