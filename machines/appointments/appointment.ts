import { wireDate } from '../../domain/rules/dates/dates';
import type { Faltas } from '../../domain/rules/form/form-events';

/** A fictitious appointment. */
export interface Appointment {
  especialidad: string;
  /** dd-MM-yyyy. */
  fecha: string;
  nota: string;
}

export type FaltaCita = 'especialidad' | 'fecha' | 'fechaInvalida';

/** The missing fields of a new appointment. */
export const appointmentFaults = ({ especialidad, fecha }: Appointment): Faltas<keyof Appointment, FaltaCita> => ({
  ...(especialidad.trim() === '' ? { especialidad: 'especialidad' as const } : {}),
  ...(fecha.trim() === ''
    ? { fecha: 'fecha' as const }
    : wireDate(fecha) === null
      ? { fecha: 'fechaInvalida' as const }
      : {}),
});
