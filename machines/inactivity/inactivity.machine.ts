import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ActivityKind, IdleLimits, Instant, LastActivity } from '../../domain/rules/session/idle';

/** La hora por los dos relojes y la marca compartida por las pestañas, leídas en el mismo momento. */
export interface Lectura {
  ahora: Instant;
  guardada: string | null;
}

/** Los segundos que quedan y que un lector de pantalla dice. */
export type Paso = 40 | 20 | 10;

export interface Contexto {
  limites: IdleLimits;
  ultima: LastActivity | null;
  quedan: number;
  anuncio: 'apertura' | Paso | 'extendida' | null;
}

export type Evento =
  | { type: 'SESION_ABIERTA' }
  | { type: 'SESION_CERRADA' }
  | ({ type: 'LECTURA' } & Lectura)
  | ({ type: 'ACTIVIDAD'; clase: ActivityKind; dentro: boolean } & Lectura)
  | { type: 'CONTINUAR' }
  | { type: 'CERRAR_SESION' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const inactivityMachine = setup({
  types: {} as { context: Contexto; input: { limites: IdleLimits }; events: Evento; tags: 'aviso' | 'cargando' },
  actors: {
    vigilar: fromCallback<{ type: 'CONTINUAR' }>(falta),
    recargar: fromPromise<void>(falta),
  },
  delays: { limiteRecarga: falta },
  guards: { limiteAlcanzado: falta, avisoAlcanzado: falta, esDelAfiliado: falta },
  actions: {
    anotarLectura: falta,
    anunciarCuenta: falta,
    anotarActividad: falta,
    guardarActividad: falta,
    cerrarPorInactividad: falta,
    salir: falta,
    pedirHora: sendTo('vigilar', { type: 'CONTINUAR' }),
    anunciarApertura: assign({ anuncio: 'apertura' }),
    anunciarExtension: assign({ anuncio: 'extendida' }),
    olvidar: assign({ ultima: null, quedan: 0, anuncio: null }),
  },
}).createMachine({
  id: 'inactivity',
  description: 'El aviso y el cierre de una sesión que nadie usa.',
  context: ({ input }) => ({ limites: input.limites, ultima: null, quedan: 0, anuncio: null }),
  initial: 'dormida',
  states: {
    dormida: {
      description: 'Sin sesión de afiliado: a un visitante nunca se le avisa ni se le cierra nada.',
      meta: { requisitos: ['IDLE-14'] },
      entry: 'olvidar',
      on: { SESION_ABIERTA: { target: 'atenta' } },
    },
    atenta: {
      description:
        'Hay sesión: se compara a cada paso del reloj, al volver a la página y antes de contar cada actividad.',
      meta: { requisitos: ['IDLE-05', 'IDLE-16'] },
      invoke: {
        id: 'vigilar',
        src: 'vigilar',
        onError: { description: 'Sin reloj no hay cómo cuidar la sesión: se cierra.', target: 'cerrando' },
      },
      on: { SESION_CERRADA: { target: 'dormida' } },
      initial: 'vigilando',
      states: {
        vigilando: {
          description: 'Falta para el aviso. Cuenta toda actividad menos mover el puntero.',
          meta: { requisitos: ['IDLE-01', 'IDLE-02', 'IDLE-03'] },
          on: {
            LECTURA: [
              { guard: 'limiteAlcanzado', target: '#inactivity.cerrando' },
              { guard: 'avisoAlcanzado', target: 'avisando', actions: ['anotarLectura', 'anunciarApertura'] },
              { actions: 'anotarLectura' },
            ],
            ACTIVIDAD: [
              {
                guard: 'limiteAlcanzado',
                description: 'Llegó tarde: no revive la sesión.',
                target: '#inactivity.cerrando',
              },
              { actions: ['anotarActividad', 'guardarActividad'] },
            ],
          },
        },
        avisando: {
          description: 'Diálogo «¿Sigue ahí?» con la cuenta atrás.',
          tags: 'aviso',
          meta: { pantalla: '¿Sigue ahí?', requisitos: ['IDLE-09', 'IDLE-10', 'IDLE-15'] },
          on: {
            LECTURA: [
              { guard: 'limiteAlcanzado', target: '#inactivity.cerrando' },
              { guard: 'avisoAlcanzado', actions: ['anunciarCuenta', 'anotarLectura'] },
              {
                description: 'Hubo actividad en otra pestaña.',
                target: 'vigilando',
                actions: ['anotarLectura', 'anunciarExtension'],
              },
            ],
            ACTIVIDAD: [
              { guard: 'limiteAlcanzado', target: '#inactivity.cerrando' },
              {
                guard: 'esDelAfiliado',
                description: '«Continuar», o un clic, una carga o un desplazamiento propio fuera del diálogo.',
                target: 'vigilando',
                actions: ['anotarActividad', 'guardarActividad', 'anunciarExtension'],
              },
              { description: 'Teclas, foco y puntero dentro del diálogo no lo quitan.' },
            ],
            CONTINUAR: { actions: 'pedirHora' },
            CERRAR_SESION: {
              description: 'Sin más preguntas: por eso lo escrito se guarda, como si la sesión se cerrara sola.',
              target: '#inactivity.dormida',
              actions: 'salir',
            },
          },
        },
      },
    },
    cerrando: {
      description: 'Se quita la marca, se cierra la sesión y se recarga la página.',
      tags: 'cargando',
      meta: { requisitos: ['IDLE-11', 'IDLE-12', 'IDLE-13'] },
      entry: 'cerrarPorInactividad',
      invoke: {
        id: 'recargar',
        src: 'recargar',
        onDone: { target: 'dormida' },
        onError: { target: 'dormida' },
      },
      on: { SESION_ABIERTA: { description: 'Se volvió a entrar antes de la recarga.', target: 'atenta' } },
      after: { limiteRecarga: { target: 'dormida' } },
    },
  },
});
