import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply } from '../../domain/contract/endpoint';
import type { abrirMisDatos, misDatos } from '../../domain/contract/extras/mis-datos';
import type { Fetching } from '../fetching/fetching.machine';

export type Archivo = Reply<typeof misDatos>;
export type Apertura = Reply<typeof abrirMisDatos>;
/** Con qué se lee el archivo que se abrió. */
export type Pase = Pick<Extract<Apertura, { codigoMensaje: 1007 }>, 'pase' | 'partes' | 'nombre'>;

interface Contexto extends CallResult {
  /** El servidor dice que los da. */
  ofrecidos: boolean;
  /** El último que se pidió, como lo sabe el servidor. */
  archivo: Archivo | null;
  pase: Pase | null;
}

export type Evento =
  | { type: 'PEDIR' }
  | { type: 'ESCRIBIR' }
  | { type: 'ABRIR'; clave: string }
  | { type: 'REINTENTAR' }
  | { type: 'VOLVIO' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.leer'; output: Archivo | null }
  | { type: 'xstate.done.actor.releer'; output: Archivo }
  | { type: 'xstate.done.actor.comprobar'; output: Archivo }
  | { type: 'xstate.done.actor.pedir'; output: Archivo }
  | { type: 'xstate.error.actor.pedir'; error: unknown }
  | { type: 'xstate.done.actor.abrir'; output: Apertura }
  | { type: 'xstate.error.actor.abrir'; error: unknown }
  | { type: 'xstate.error.actor.bajar'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const myDataMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'ofrecidos'>;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    children: { leer: 'consultarArchivo' };
    tags: 'cargando' | 'error' | 'incompleto' | 'terminal';
  },
  actors: {
    consultarArchivo: falta as unknown as Fetching<Archivo | null>,
    releerArchivo: fromPromise<Archivo>(falta),
    pedirArchivo: fromPromise<Archivo>(falta),
    abrirArchivo: fromPromise<Apertura, { clave: string }>(falta),
    bajarArchivo: fromPromise<void, Pase | null>(falta),
    vigilarPagina: fromCallback(falta),
  },
  delays: { limiteLectura: falta, limiteEnvio: falta, limiteBajada: falta, pausaConsulta: falta },
  guards: {
    ofrecidos: ({ context }) => context.ofrecidos,
    noSeSabe: ({ context }) => context.archivo === null,
    seHace: ({ context }) => context.archivo?.estado === 'espera' || context.archivo?.estado === 'haciendo',
    listo: ({ context }) => context.archivo?.estado === 'lista',
    sigueListo: ({ event }) => event.type === 'xstate.done.actor.comprobar' && event.output.estado === 'lista',
    sinClave: ({ event }) => event.type === 'ABRIR' && event.clave === '',
    abierto: ({ event }) => event.type === 'xstate.done.actor.abrir' && event.output.codigoMensaje === 1007,
  },
  actions: {
    anotarArchivo: assign({
      archivo: ({ context, event }) =>
        'output' in event && event.output !== null && 'estado' in event.output ? event.output : context.archivo,
    }),
    anotarPase: assign({
      pase: ({ event }) =>
        event.type === 'xstate.done.actor.abrir' && event.output.codigoMensaje === 1007 ? event.output : null,
    }),
    anotarResultado: falta,
    olvidarResultado: assign({ respuesta: null, problema: null }),
    senalarFalta: falta,
  },
}).createMachine({
  id: 'myData',
  description:
    'El archivo con todo lo que el portal guarda del afiliado: pedirlo, esperarlo y llevárselo, en su perfil.',
  context: ({ input }) => ({ ...input, archivo: null, pase: null, respuesta: null, problema: null }),
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si el servidor da los datos. Si no, no se pide nada.',
      always: [
        { guard: 'ofrecidos', target: 'leyendo' },
        { description: 'El servidor no los da.', target: 'ausente' },
      ],
    },
    leyendo: {
      description: 'Se pregunta si hay un archivo. Si falla, su lugar lo dice y se puede preguntar otra vez.',
      invoke: {
        id: 'leer',
        src: 'consultarArchivo',
        onDone: { target: 'mirando', actions: 'anotarArchivo' },
      },
    },
    mirando: {
      description: 'Según cómo está el archivo se ve una cosa u otra.',
      always: [
        { guard: 'noSeSabe', description: 'El servidor no los tiene.', target: 'ausente' },
        { guard: 'seHace', target: 'haciendose' },
        { guard: 'listo', target: 'listo' },
        { target: 'sinArchivo' },
      ],
    },
    sinArchivo: {
      description: 'No hay archivo que abrir: nunca se pidió, ya se abrió, venció o no se pudo hacer. Se puede pedir.',
      on: { PEDIR: { target: 'pidiendo' } },
    },
    pidiendo: {
      description: 'Se pide el archivo. Si ya se pidió, es el mismo.',
      tags: 'cargando',
      entry: 'olvidarResultado',
      invoke: {
        id: 'pedir',
        src: 'pedirArchivo',
        onDone: { target: 'mirando', actions: 'anotarArchivo' },
        onError: { target: 'sinPedir', actions: 'anotarResultado' },
      },
      after: { limiteEnvio: { target: 'sinPedir', actions: 'anotarResultado' } },
    },
    sinPedir: {
      description: 'No se sabe si se pidió, o el servidor dijo que no. Pedirlo otra vez no hace dos.',
      tags: 'error',
      on: { REINTENTAR: { target: 'pidiendo' } },
    },
    haciendose: {
      description: 'El archivo espera o se hace: se ve cuánto falta, y se pregunta de vez en cuando.',
      invoke: {
        id: 'vigilarPagina',
        src: 'vigilarPagina',
        onError: { description: 'Sin avisos del navegador: se pregunta igual.' },
      },
      initial: 'esperando',
      states: {
        esperando: {
          description: 'Se espera un poco antes de preguntar.',
          after: { pausaConsulta: { target: 'preguntando' } },
          on: { VOLVIO: { target: 'preguntando' } },
        },
        preguntando: {
          description: 'Se pregunta cómo va, sin que se note.',
          tags: 'cargando',
          invoke: {
            id: 'releer',
            src: 'releerArchivo',
            onDone: { target: '#myData.mirando', actions: 'anotarArchivo' },
            onError: { target: 'sinNoticias' },
          },
          after: { limiteLectura: { target: 'sinNoticias' } },
        },
        sinNoticias: {
          description: 'No se pudo preguntar: el archivo se sigue haciendo, y se vuelve a preguntar.',
          tags: 'error',
          after: { pausaConsulta: { target: 'preguntando' } },
          on: { VOLVIO: { target: 'preguntando' }, EN_LINEA: { target: 'preguntando' } },
        },
      },
    },
    listo: {
      description: 'El archivo está listo: se abre una vez, con la contraseña.',
      initial: 'escribiendo',
      on: {
        ESCRIBIR: { target: '.escribiendo' },
        ABRIR: [{ guard: 'sinClave', target: '.faltaClave' }, { target: 'abriendo' }],
      },
      states: {
        escribiendo: { description: 'Listo para escribir la contraseña.' },
        faltaClave: {
          description: 'Se pulsó sin contraseña: el campo lo dice y recibe el foco.',
          tags: ['error', 'incompleto'],
          entry: 'senalarFalta',
        },
        sinAbrir: {
          description: 'No se abrió: se dice por qué, y se puede escribir la contraseña otra vez.',
          tags: 'error',
        },
      },
    },
    abriendo: {
      description: 'Se abre con la contraseña.',
      tags: 'cargando',
      entry: 'olvidarResultado',
      invoke: {
        id: 'abrir',
        src: 'abrirArchivo',
        input: ({ event }) => ({ clave: event.type === 'ABRIR' ? event.clave : '' }),
        onDone: [
          { guard: 'abierto', target: 'bajando', actions: 'anotarPase' },
          {
            description: 'La contraseña no es, o hay que esperar.',
            target: 'listo.sinAbrir',
            actions: 'anotarResultado',
          },
        ],
        onError: {
          description: 'No se sabe si se abrió, o ya no había qué abrir.',
          target: 'comprobando',
          actions: 'anotarResultado',
        },
      },
      after: { limiteEnvio: { target: 'comprobando', actions: 'anotarResultado' } },
    },
    comprobando: {
      description: 'Se pregunta cómo quedó el archivo.',
      tags: 'cargando',
      invoke: {
        id: 'comprobar',
        src: 'releerArchivo',
        onDone: [
          { guard: 'sigueListo', target: 'listo.sinAbrir', actions: 'anotarArchivo' },
          { target: 'mirando', actions: 'anotarArchivo' },
        ],
        onError: { target: 'listo.sinAbrir' },
      },
      after: { limiteLectura: { target: 'listo.sinAbrir' } },
    },
    bajando: {
      description: 'El archivo se abrió y se guarda en el dispositivo.',
      tags: 'cargando',
      invoke: {
        id: 'bajar',
        src: 'bajarArchivo',
        input: ({ context }) => context.pase,
        onDone: { target: 'guardado' },
        onError: { target: 'cortado', actions: 'anotarResultado' },
      },
      after: { limiteBajada: { target: 'cortado', actions: 'anotarResultado' } },
    },
    cortado: {
      description: 'No llegó entero. Por unos minutos se puede seguir; después hay que pedir otro.',
      tags: 'error',
      on: { REINTENTAR: { target: 'bajando' }, PEDIR: { target: 'pidiendo' } },
    },
    guardado: {
      description: 'El archivo está en el dispositivo, y ya no en el portal.',
      on: { PEDIR: { target: 'pidiendo' } },
    },
    ausente: { description: 'No hay nada que mostrar.', type: 'final', tags: 'terminal' },
  },
});
