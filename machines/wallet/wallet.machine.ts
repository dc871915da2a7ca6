import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { LinkRefusal } from '../../domain/contract/link-refusal';
import type { LinkTrouble } from '../../domain/contract/link-trouble';
import type { Fetching } from '../fetching/fetching.machine';
import type { NamedPass } from './named-pass';

/** El archivo está, no hay con qué prepararlo, o el servicio tiene algo contra el enlace. */
type Hallazgo = 'listo' | 'sinPases' | LinkRefusal;

interface Contexto extends CallResult, NamedPass {
  /** Por qué no sirve el enlace; nulo: nada habla contra él. */
  enlace: LinkTrouble | null;
  /** Solo un iPhone abre el archivo; en otro teléfono se dice qué hacer. */
  telefono: 'iPhone' | 'otro';
  /** La dirección que abre la billetera; es un ajuste. */
  aplicacion: string;
  /** Cada intento pedido lleva el foco a su resultado. */
  intentos: number;
}

export type Evento =
  | { type: 'AGREGAR' }
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'VER_CARNE' }
  | { type: 'IR_A_INICIAR_SESION' }
  | { type: 'xstate.done.actor.abrirEnlace'; output: NamedPass | Exclude<Hallazgo, 'listo'> }
  | { type: 'xstate.done.actor.pedirPase'; output: Hallazgo }
  | { type: 'xstate.error.actor.pedirPase'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const walletMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'telefono' | 'aplicacion'>;
    children: { abrirEnlace: 'abrirEnlace' };
    events: Evento;
    tags: 'cargando' | 'error' | 'terminal';
  },
  actors: {
    abrirEnlace: falta as unknown as Fetching<NamedPass | Exclude<Hallazgo, 'listo'>>,
    pedirPase: fromPromise<Hallazgo, NamedPass>(falta),
    vigilarRed: fromCallback(falta),
  },
  delays: { limitePase: falta },
  guards: {
    enlaceRechazado: ({ event }) =>
      'output' in event && typeof event.output === 'object' && 'enlaceRechazado' in event.output,
    noSePreparan: ({ event }) => 'output' in event && event.output === 'sinPases',
  },
  actions: {
    cerrarSesion: falta,
    anotarPase: assign(({ context, event }) =>
      'output' in event && typeof event.output === 'object' && 'archivo' in event.output ? event.output : context,
    ),
    anotarEnlace: falta,
    anotarResultado: falta,
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    reintentar: sendTo('abrirEnlace', { type: 'REINTENTAR' }),
    descargarPase: falta,
    navegar: falta as (_: unknown, params: { a: string }) => never,
  },
}).createMachine({
  id: 'wallet',
  description: 'La página del enlace con que el carnet va a la billetera del teléfono.',
  context: ({ input }) => ({
    ...input,
    codigoAfiliado: '',
    archivo: '',
    enlace: null,
    respuesta: null,
    problema: null,
    intentos: 0,
  }),
  entry: 'cerrarSesion',
  initial: 'abriendo',
  states: {
    abriendo: {
      description:
        'Se cierra la sesión que haya. Se toma el token del enlace, se borra de la dirección y se leen en él el afiliado y el nombre del archivo; el nombre que falta lo da, si lo hay, un ajuste del operador. Antes de prometer un carnet se pregunta si lo hay; si falla se puede reintentar.',
      meta: {
        pantalla: 'Carnet en la billetera',
        requisitos: ['ROUTE-36', 'WALLET-01', 'WALLET-02', 'WALLET-08'],
      },
      invoke: {
        id: 'abrirEnlace',
        src: 'abrirEnlace',
        onDone: [
          {
            guard: 'enlaceRechazado',
            description: 'Falta, está dañado, no nombra ningún archivo, venció o no lo conoce nadie.',
            target: 'enlaceInservible',
            actions: 'anotarEnlace',
          },
          { guard: 'noSePreparan', description: 'Este servicio no prepara carnets.', target: 'sinPases' },
          { description: 'Lo hay.', target: 'ofreciendo', actions: 'anotarPase' },
        ],
      },
      on: { REINTENTAR: { actions: ['contarIntento', 'reintentar'] } },
    },
    ofreciendo: {
      description: 'Se agradece y se dice que pulse el botón.',
      meta: { pantalla: 'Carnet en la billetera', requisitos: ['WALLET-03', 'WALLET-04'] },
      on: { AGREGAR: { target: 'pidiendo', actions: 'contarIntento' }, VER_CARNE: { target: 'haciaCarne' } },
    },
    pidiendo: {
      description:
        'Se comprueba que el archivo sigue ahí; si no, el navegador mostraría el error en lugar de la página.',
      tags: 'cargando',
      meta: { pantalla: 'Carnet en la billetera', requisitos: ['WALLET-04'] },
      invoke: {
        id: 'pedirPase',
        src: 'pedirPase',
        input: ({ context: { codigoAfiliado, archivo } }) => ({ codigoAfiliado, archivo }),
        onDone: [
          { guard: 'enlaceRechazado', target: 'enlaceInservible', actions: 'anotarEnlace' },
          { guard: 'noSePreparan', description: 'Este servicio ya no prepara carnets.', target: 'sinPases' },
          {
            description: 'Está: el navegador lo descarga por su nombre.',
            target: 'descargado',
            actions: 'descargarPase',
          },
        ],
        onError: { target: 'fallida', actions: 'anotarResultado' },
      },
      after: { limitePase: { target: 'fallida', actions: 'anotarResultado' } },
    },
    descargado: {
      description: 'Se descargó. Se dice cómo agregarlo y se ofrece abrir la billetera; se puede descargar otra vez.',
      meta: { pantalla: 'Carnet en la billetera', requisitos: ['WALLET-05', 'WALLET-06'] },
      on: { AGREGAR: { target: 'pidiendo', actions: 'contarIntento' }, VER_CARNE: { target: 'haciaCarne' } },
    },
    sinPases: {
      description: 'No hay certificado con que firmar un carnet: se dice, y se ofrece el carnet digital.',
      meta: { pantalla: 'Carnet en la billetera' },
      on: { VER_CARNE: { target: 'haciaCarne' } },
    },
    fallida: {
      description: 'No se pudo pedir el carnet. Se puede reintentar; al volver la conexión se intenta otra vez.',
      tags: 'error',
      invoke: {
        id: 'vigilarRed',
        src: 'vigilarRed',
        onError: { description: 'Sin avisos de la conexión: queda el botón.' },
      },
      on: {
        REINTENTAR: { target: 'abriendo', actions: 'contarIntento' },
        EN_LINEA: { target: 'abriendo' },
      },
    },
    enlaceInservible: {
      description: 'El enlace falta, está dañado, venció o no lo conoce nadie, y se dice cuál de ellos.',
      tags: 'error',
      meta: { pantalla: 'Carnet en la billetera', requisitos: ['WALLET-07'] },
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    haciaLogin: {
      description: 'Se va a iniciar sesión.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'navegar', params: { a: '/login' } },
    },
    haciaCarne: {
      description: 'Se va al carnet digital, que pide iniciar sesión.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'navegar', params: { a: '/carne' } },
    },
  },
});
