import type { Appointment, FaltaCita } from '../../../machines/appointments/appointment';

export const appointmentsTexts = {
  titulo: 'Citas',
  aviso: 'Esta página es un ejemplo.',
  avisoDetalle:
    'Las citas que ve no son suyas. Nada de lo que añada llega a un médico ni se guarda: se borra al recargar la página.',
  lista: 'Citas de ejemplo',
  ejemplo: 'Ejemplo',
  nueva: 'Nueva Cita',
  especialidad: 'Especialidad',
  fecha: 'Fecha',
  formatoFecha: 'dd-mm-aaaa',
  abrirCalendario: 'Abrir el calendario de «Fecha»',
  cerrarCalendario: 'Cerrar el calendario',
  mes: 'Mes',
  ano: 'Año',
  nota: 'Nota',
  opcional: 'opcional',
  dialogo: 'Solo se añade a la lista de esta pantalla, como ejemplo.',
  guardar: 'Guardar',
  cancelar: 'Cancelar',
} as const;

export const appointmentFaultText: Readonly<Record<FaltaCita, string>> = {
  especialidad: 'Escriba la especialidad.',
  fecha: 'Escriba la fecha.',
  fechaInvalida: 'Escriba una fecha que exista, como 05-01-2027.',
};

/** Fictitious appointments for the preview. */
export const exampleAppointments: readonly Appointment[] = [
  { especialidad: 'Medicina general', fecha: '14-12-2026', nota: 'Centro médico de ejemplo, 9:00 a. m.' },
  { especialidad: 'Odontología', fecha: '11-01-2027', nota: 'Consultorio de ejemplo, 2:30 p. m.' },
];
