import { assign, setup } from 'xstate';
import type { Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { Appointment, FaltaCita } from './appointment';

interface Contexto {
  /** Ejemplos, y lo que se agregó en esta visita: nada se guarda. */
  citas: readonly Appointment[];
  borrador: Appointment;
  hoy: string;
  faltas: Faltas<keyof Appointment, FaltaCita>;
}

export type Evento = Escribir<Appointment> | { type: 'NUEVA' } | { type: 'GUARDAR' } | { type: 'CERRAR' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const appointmentsMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'citas' | 'hoy'>;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'incompleto';
  },
  guards: { faltaAlgo: falta },
  actions: {
    escribir: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    empezar: assign({ borrador: { especialidad: '', fecha: '', nota: '' }, faltas: {} }),
    agregarCita: assign({ citas: ({ context }) => [...context.citas, context.borrador] }),
  },
}).createMachine({
  id: 'appointments',
  description: 'La página de citas, con citas de ejemplo y su diálogo.',
  context: ({ input }) => ({
    ...input,
    borrador: { especialidad: '', fecha: '', nota: '' },
    faltas: {},
  }),
  initial: 'mostrando',
  states: {
    mostrando: {
      description: 'Citas de ejemplo, fijas. No se pide nada a ningún servicio.',
      meta: { pantalla: 'Citas', requisitos: ['CITA-01', 'CITA-03'] },
      on: { NUEVA: { target: 'nueva.escribiendo', actions: 'empezar' } },
    },
    nueva: {
      description: 'El diálogo «Nueva Cita».',
      meta: { requisitos: ['CITA-02', 'CITA-04'] },
      initial: 'escribiendo',
      on: {
        ESCRIBIR: { target: '.escribiendo', actions: 'escribir' },
        CERRAR: { target: 'mostrando' },
        GUARDAR: [
          {
            guard: 'faltaAlgo',
            description: 'Sin especialidad, o sin una fecha que exista.',
            target: '.incompleta',
            actions: 'anotarFaltas',
          },
          {
            description: 'Se agrega a la lista de la pantalla como ejemplo, y a ningún otro lugar.',
            target: 'mostrando',
            actions: 'agregarCita',
          },
        ],
      },
      states: {
        escribiendo: {
          description: 'Se escribe la cita.',
          meta: { pantalla: 'Nueva Cita', requisitos: ['CITA-02'] },
        },
        incompleta: {
          description: 'Se dice lo que falta.',
          tags: 'incompleto',
          meta: { pantalla: 'Nueva Cita' },
          entry: 'senalarFaltas',
        },
      },
    },
  },
});
