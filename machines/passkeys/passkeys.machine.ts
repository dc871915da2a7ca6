import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { agregarLlave, llavesAcceso } from '../../domain/contract/extras/llaves';
import type { Fetching } from '../fetching/fetching.machine';

export type Llaves = Reply<typeof llavesAcceso>;
export type Llave = Llaves['llaves'][number];
type Nueva = Request<typeof agregarLlave>['body'];
/** Lo que hizo el dispositivo cuando se le pidió una llave. */
export type Pedida = { fue: 'hecha'; llave: Nueva } | { fue: 'repetida' | 'cancelada' };

export type Cambio =
  | { tipo: 'agregar'; codigo: string; llave: Nueva }
  | { tipo: 'nombrar'; codigo: string; nombre: string }
  | { tipo: 'quitar'; codigo: string };

interface Contexto extends CallResult {
  /** El servidor dice que las tiene. */
  ofrecidas: boolean;
  /** El navegador sabe hacerlas. */
  puede: boolean;
  /** Como las sabe el servidor. */
  llaves: Llaves;
  /** De cuál se habla. */
  cual: Llave | null;
  nombre: string;
  /** El último cambio pedido. */
  cambio: Cambio | null;
}

export type Evento =
  | { type: 'AGREGAR' }
  | { type: 'NOMBRAR'; llave: Llave }
  | { type: 'QUITAR'; llave: Llave }
  | { type: 'ESCRIBIR'; nombre: string }
  | { type: 'GUARDAR' }
  | { type: 'CONFIRMAR' }
  | { type: 'CANCELAR' }
  | { type: 'REINTENTAR' }
  | { type: 'VOLVIO' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.leer'; output: Llaves | null }
  | { type: 'xstate.done.actor.releer'; output: Llaves | null }
  | { type: 'xstate.done.actor.comprobar'; output: Llaves | null }
  | { type: 'xstate.done.actor.cambiar'; output: Llaves | null }
  | { type: 'xstate.done.actor.pedir'; output: Pedida }
  | { type: 'xstate.error.actor.cambiar'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const passkeysMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'ofrecidas' | 'puede'>;
    events: Evento;
    children: { leer: 'consultarLlaves' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    consultarLlaves: falta as unknown as Fetching<Llaves | null>,
    releerLlaves: fromPromise<Llaves | null>(falta),
    pedirLlave: fromPromise<Pedida>(falta),
    cambiarLlaves: fromPromise<Llaves | null, Cambio>(falta),
    vigilarPagina: fromCallback(falta),
  },
  delays: { limiteLectura: falta, limiteEnvio: falta, limiteLlave: falta },
  guards: {
    ofrecidas: ({ context }) => context.ofrecidas,
    nadaQueVer: falta,
    yaNoLasHay: ({ event }) => 'output' in event && event.output === null,
    hecha: ({ event }) => event.type === 'xstate.done.actor.pedir' && event.output.fue === 'hecha',
    repetida: ({ event }) => event.type === 'xstate.done.actor.pedir' && event.output.fue === 'repetida',
    eraAgregar: ({ context }) => context.cambio?.tipo === 'agregar',
    hayNombre: ({ context }) => context.nombre.trim() !== '',
    quedo: falta,
    rechazo: falta,
  },
  actions: {
    anotarLlaves: falta,
    anotarCual: assign({
      cual: ({ context, event }) => ('llave' in event ? event.llave : context.cual),
      nombre: ({ context, event }) => ('llave' in event ? event.llave.nombre : context.nombre),
    }),
    anotarNombre: assign({
      nombre: ({ context, event }) => (event.type === 'ESCRIBIR' ? event.nombre : context.nombre),
    }),
    anotarNueva: falta,
    anotarCambioNombre: falta,
    anotarRetiro: falta,
    olvidarResultado: assign({ respuesta: null, problema: null }),
    anotarResultado: falta,
  },
}).createMachine({
  id: 'passkeys',
  description:
    'Las llaves de acceso del afiliado, en su perfil: con ellas entra con la huella, la cara o el PIN de un dispositivo.',
  context: ({ input }) => ({
    ...input,
    llaves: { llaves: [], caben: 0 },
    cual: null,
    nombre: '',
    cambio: null,
    respuesta: null,
    problema: null,
  }),
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si el servidor tiene llaves de acceso. Si no, no se pide nada.',
      always: [
        { guard: 'ofrecidas', target: 'leyendo' },
        { description: 'El servidor no las tiene.', target: 'ausente' },
      ],
    },
    leyendo: {
      description: 'Se piden las llaves. Si fallan, su lugar lo dice y se pueden pedir otra vez.',
      invoke: {
        id: 'leer',
        src: 'consultarLlaves',
        onDone: [
          {
            guard: 'nadaQueVer',
            description: 'El servidor no las tiene, o no hay ninguna y este navegador no sabe hacerlas.',
            target: 'ausente',
          },
          { target: 'mostrando', actions: 'anotarLlaves' },
        ],
      },
    },
    mostrando: {
      description: 'Se ven las llaves, con su último uso.',
      invoke: {
        id: 'vigilarPagina',
        src: 'vigilarPagina',
        onError: { description: 'Sin avisos del navegador: queda lo que se ve.' },
      },
      initial: 'quieta',
      states: {
        quieta: {
          description: 'No se está pidiendo nada: se puede agregar, nombrar o quitar.',
          initial: 'lista',
          on: {
            AGREGAR: { target: 'pidiendo', actions: 'olvidarResultado' },
            NOMBRAR: { target: 'nombrando', actions: 'anotarCual' },
            QUITAR: { target: 'preguntando', actions: 'anotarCual' },
            VOLVIO: { target: '.releyendo' },
          },
          states: {
            lista: { description: 'Se ve lo que sabe el servidor.' },
            releyendo: {
              description: 'La página vuelve a la vista: se pregunta en silencio; si falla, queda lo que se ve.',
              invoke: {
                id: 'releer',
                src: 'releerLlaves',
                onDone: [
                  { guard: 'yaNoLasHay', target: '#passkeys.ausente' },
                  { target: 'lista', actions: 'anotarLlaves' },
                ],
                onError: { target: 'lista' },
              },
              after: { limiteLectura: { target: 'lista' } },
            },
            hecho: { description: 'El cambio está hecho, y se dice.' },
            sinLlave: { description: 'La persona canceló, o el dispositivo no pudo: no se agregó ninguna, y se dice.' },
            repetida: { description: 'Este dispositivo ya tiene una llave: se dice.' },
            noPedida: {
              description: 'No se pudo empezar: el servidor dice por qué, o no respondió.',
              tags: 'error',
              on: { REINTENTAR: { target: '#passkeys.mostrando.pidiendo', actions: 'olvidarResultado' } },
            },
            rechazado: { description: 'El servidor no acepta el cambio: se dice con su frase.', tags: 'error' },
            noHecho: {
              description: 'El cambio no se hizo: se dice, y se puede pedir otra vez.',
              tags: 'error',
              on: {
                REINTENTAR: [
                  {
                    guard: 'eraAgregar',
                    description: 'Lo que firmó el dispositivo sirve una vez: se le pide de nuevo.',
                    target: '#passkeys.mostrando.pidiendo',
                  },
                  { target: '#passkeys.mostrando.cambiando' },
                ],
              },
            },
            sinConfirmar: {
              description: 'No se pudo saber si se hizo. Al volver la conexión se pregunta otra vez.',
              tags: 'error',
              on: {
                REINTENTAR: { target: '#passkeys.mostrando.comprobando' },
                VOLVIO: { target: '#passkeys.mostrando.comprobando' },
                EN_LINEA: { target: '#passkeys.mostrando.comprobando' },
              },
            },
          },
        },
        pidiendo: {
          description: 'El dispositivo pide la huella, la cara o el PIN a la persona, que puede cancelar.',
          tags: 'cargando',
          invoke: {
            id: 'pedir',
            src: 'pedirLlave',
            onDone: [
              { guard: 'hecha', target: 'cambiando', actions: 'anotarNueva' },
              { guard: 'repetida', target: 'quieta.repetida' },
              { target: 'quieta.sinLlave' },
            ],
            onError: { target: 'quieta.noPedida', actions: 'anotarResultado' },
          },
          after: { limiteLlave: { target: 'quieta.sinLlave' } },
          on: { CANCELAR: { target: 'quieta.lista' } },
        },
        nombrando: {
          description: 'Diálogo: ¿cómo se llama la llave?',
          tags: 'aviso',
          meta: { pantalla: 'Nombre de la llave' },
          initial: 'escribiendo',
          on: {
            ESCRIBIR: { target: '.escribiendo', actions: 'anotarNombre' },
            GUARDAR: [
              { guard: 'hayNombre', target: 'cambiando', actions: 'anotarCambioNombre' },
              { target: '.sinNombre' },
            ],
            CANCELAR: { target: 'quieta.lista' },
          },
          states: {
            escribiendo: { description: 'Se escribe el nombre.' },
            sinNombre: { description: 'El nombre está vacío: el campo lo dice.', tags: ['error', 'incompleto'] },
          },
        },
        preguntando: {
          description: 'Diálogo: ¿se quita la llave?',
          tags: 'aviso',
          meta: { pantalla: '¿Quitar la llave?' },
          on: {
            CONFIRMAR: { target: 'cambiando', actions: 'anotarRetiro' },
            CANCELAR: { target: 'quieta.lista' },
          },
        },
        cambiando: {
          description: 'Se pide el cambio. Mientras tanto no se pide otra cosa.',
          tags: 'cargando',
          entry: 'olvidarResultado',
          invoke: {
            id: 'cambiar',
            src: 'cambiarLlaves',
            input: ({ context }) => context.cambio ?? { tipo: 'quitar', codigo: '' },
            onDone: [
              { guard: 'yaNoLasHay', description: 'No hubo respuesta que leer.', target: 'comprobando' },
              { target: 'quieta.hecho', actions: 'anotarLlaves' },
            ],
            onError: [
              { guard: 'rechazo', target: 'quieta.rechazado', actions: 'anotarResultado' },
              { description: 'No se sabe si se hizo.', target: 'comprobando', actions: 'anotarResultado' },
            ],
          },
          after: { limiteEnvio: { target: 'comprobando', actions: 'anotarResultado' } },
        },
        comprobando: {
          description: 'No se sabe si el cambio se hizo: se pregunta cómo están antes de decir nada.',
          tags: 'cargando',
          invoke: {
            id: 'comprobar',
            src: 'releerLlaves',
            onDone: [
              { guard: 'yaNoLasHay', target: '#passkeys.ausente' },
              { guard: 'quedo', description: 'Se había hecho.', target: 'quieta.hecho', actions: 'anotarLlaves' },
              { description: 'No se hizo.', target: 'quieta.noHecho', actions: 'anotarLlaves' },
            ],
            onError: { target: 'quieta.sinConfirmar' },
          },
          after: { limiteLectura: { target: 'quieta.sinConfirmar' } },
        },
      },
    },
    ausente: { description: 'No hay llaves de acceso: en el perfil no hay nada de esto.', type: 'final' },
  },
});
