import { assign, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply } from '../../domain/contract/endpoint';
import type { cerrarCuenta } from '../../domain/contract/extras/cuenta';

export type Cierre = Reply<typeof cerrarCuenta>;

interface Contexto extends CallResult {
  /** El servidor dice que la cierra. */
  ofrecido: boolean;
}

export type Evento =
  | { type: 'CERRAR_CUENTA' }
  | { type: 'ESCRIBIR' }
  | { type: 'CONFIRMAR'; clave: string }
  | { type: 'CANCELAR' }
  | { type: 'xstate.done.actor.cerrar'; output: Cierre }
  | { type: 'xstate.error.actor.cerrar'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const closeAccountMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'ofrecido'>;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'incompleto' | 'terminal';
  },
  actors: { cerrarCuenta: fromPromise<Cierre, { clave: string }>(falta) },
  delays: { limiteEnvio: falta },
  guards: {
    ofrecido: ({ context }) => context.ofrecido,
    sinClave: ({ event }) => event.type === 'CONFIRMAR' && event.clave === '',
    cerrada: ({ event }) => event.type === 'xstate.done.actor.cerrar' && event.output.codigoMensaje === 1007,
  },
  actions: {
    anotarResultado: falta,
    olvidarResultado: assign({ respuesta: null, problema: null }),
    senalarFalta: falta,
    /** El servidor ya no conoce la sesión; aquí se olvida también. */
    cerrarSesion: falta,
  },
}).createMachine({
  id: 'closeAccount',
  description: 'Cerrar la cuenta del portal, en el perfil. La afiliación no cambia.',
  context: ({ input }) => ({ ...input, respuesta: null, problema: null }),
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si el servidor cierra cuentas.',
      always: [
        { guard: 'ofrecido', target: 'explicando' },
        { description: 'El servidor no las cierra.', target: 'ausente' },
      ],
    },
    explicando: {
      description: 'Se dice qué se borra y qué no.',
      on: { CERRAR_CUENTA: { target: 'confirmando' } },
    },
    confirmando: {
      description: 'Se pide la contraseña. Cancelar no cambia nada.',
      initial: 'escribiendo',
      on: {
        ESCRIBIR: { target: '.escribiendo' },
        CONFIRMAR: [{ guard: 'sinClave', target: '.faltaClave' }, { target: 'cerrando' }],
        CANCELAR: { target: 'explicando' },
      },
      states: {
        escribiendo: { description: 'Listo para escribir la contraseña.' },
        faltaClave: {
          description: 'Se pulsó sin contraseña: el campo lo dice y recibe el foco.',
          tags: ['error', 'incompleto'],
          entry: 'senalarFalta',
        },
        sinCerrar: {
          description:
            'No se cerró, o no se sabe: se dice por qué. Si se cerró, la próxima llamada pide iniciar sesión.',
          tags: 'error',
        },
      },
    },
    cerrando: {
      description: 'Se cierra con la contraseña. Mientras tanto no se pide otra cosa.',
      tags: 'cargando',
      entry: 'olvidarResultado',
      invoke: {
        id: 'cerrar',
        src: 'cerrarCuenta',
        input: ({ event }) => ({ clave: event.type === 'CONFIRMAR' ? event.clave : '' }),
        onDone: [
          { guard: 'cerrada', target: 'cerrada' },
          {
            description: 'La contraseña no es, o hay que esperar.',
            target: 'confirmando.sinCerrar',
            actions: 'anotarResultado',
          },
        ],
        onError: { target: 'confirmando.sinCerrar', actions: 'anotarResultado' },
      },
      after: { limiteEnvio: { target: 'confirmando.sinCerrar', actions: 'anotarResultado' } },
    },
    cerrada: {
      description: 'La cuenta ya no existe: la sesión se cierra, y lo dice la página en que se inicia sesión.',
      type: 'final',
      tags: 'terminal',
      entry: 'cerrarSesion',
    },
    ausente: { description: 'No hay nada que mostrar.', type: 'final', tags: 'terminal' },
  },
});
