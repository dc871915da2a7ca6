import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { nucleoCarnet } from '../../domain/contract/nucleo';
import type { Failure, ProblemKind } from '../../domain/contract/problem';
import type { SavedCard } from '../../domain/rules/card/saved-card';
import type { CardHolder } from './card-holders';

type Carnets = Reply<typeof nucleoCarnet>;

/** Los carnets que este teléfono guarda. `puede`: este navegador sabe guardar un carnet y abrirlo sin red. */
export interface Copia {
  puede: boolean;
  guardados: readonly SavedCard[];
}
/** El carnet que se guarda: de quién es y lo que la consulta dijo de esa persona. */
export interface PorGuardar {
  persona: CardHolder;
  carnets: Carnets;
}

interface Contexto extends CallResult, Copia {
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  /** En Santo Domingo, según el reloj del servidor: con él se sabe qué planes ya no tienen servicio. */
  hoy: string;
  /** Adónde lleva el código QR. */
  verificacion: string;
  /** El lugar del núcleo que dice la dirección; nulo: el carnet propio. */
  lugar: number | null;
  carnets: Carnets;
  /** El afiliado y, si es titular, sus menores. */
  personas: readonly CardHolder[];
  persona: CardHolder;
  /** Por quiénes se preguntó ya. */
  consultados: readonly string[];
}

export type Evento =
  | { type: 'LUGAR'; lugar: number | null }
  | { type: 'EN_LINEA' }
  | { type: 'REINTENTAR' }
  | { type: 'AMPLIAR' }
  | { type: 'IMPRIMIR' }
  | { type: 'GUARDAR' }
  | { type: 'CONFIRMAR' }
  | { type: 'QUITAR' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.leerCopia'; output: Copia }
  | { type: 'xstate.done.actor.consultarCarnet'; output: Carnets }
  | { type: 'xstate.error.actor.consultarCarnet'; error: unknown }
  | { type: 'xstate.done.actor.actualizarCopia'; output: Copia }
  | { type: 'xstate.done.actor.guardarCopia'; output: Copia }
  | { type: 'xstate.done.actor.quitarCopia'; output: Copia };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const cardMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado' | 'nombres' | 'apellidos' | 'hoy' | 'lugar' | 'verificacion'>;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso';
  },
  actors: {
    vigilarPagina: fromCallback(falta),
    leerCopia: fromPromise<Copia>(falta),
    consultarCarnet: fromPromise<Carnets, Request<typeof nucleoCarnet>>(falta),
    actualizarCopia: fromPromise<Copia, PorGuardar>(falta),
    guardarCopia: fromPromise<Copia, PorGuardar>(falta),
    quitarCopia: fromPromise<Copia, { codigoAfiliado: string }>(falta),
    mantenerPantalla: fromCallback(falta),
  },
  delays: { limite: falta, esperaCopia: falta, limiteCopia: falta },
  guards: {
    hayCopia: falta,
    hayCopiaSinRed: falta,
    mismoLugar: ({ context, event }) => event.type === 'LUGAR' && event.lugar === context.lugar,
    tieneCarnet: ({ context: { carnets, persona } }) =>
      carnets.some(({ idAfiliado }) => idAfiliado === persona.codigoAfiliado),
    yaConsultado: ({ context: { consultados, persona } }) => consultados.includes(persona.codigoAfiliado),
    estaGuardado: ({ context: { guardados, persona } }) =>
      guardados.some(({ codigoAfiliado }) => codigoAfiliado === persona.codigoAfiliado),
    problema: ({ event }, params: { es: ProblemKind }) =>
      'error' in event && (event.error as Partial<Failure> | undefined)?.kind === params.es,
    puedeGuardar: ({ context }) => context.puede,
  },
  actions: {
    anotarLugar: assign({ lugar: ({ context, event }) => (event.type === 'LUGAR' ? event.lugar : context.lugar) }),
    anotarPersona: falta,
    anotarCarnets: falta,
    anotarCopia: assign(({ context, event }) =>
      'output' in event && 'guardados' in event.output ? event.output : { guardados: context.guardados },
    ),
    anotarResultado: falta,
    olvidarConsultados: assign({ consultados: [] }),
    avisarFallo: falta,
    avisarSinActualizar: falta,
    avisarSinQuitar: falta,
    quitarAvisos: falta,
    registrarFallo: falta,
    imprimir: falta,
  },
}).createMachine({
  id: 'card',
  description: 'El carnet digital, del titular y de los suyos, también guardado en el equipo para verlo sin conexión.',
  context: ({ input }) => ({
    ...input,
    carnets: [],
    personas: [],
    persona: {
      lugar: null,
      codigoAfiliado: input.codigoAfiliado,
      nombres: input.nombres,
      apellidos: input.apellidos,
      foto: '',
    },
    consultados: [],
    puede: false,
    guardados: [],
    respuesta: null,
    problema: null,
  }),
  invoke: {
    id: 'vigilarPagina',
    src: 'vigilarPagina',
    onError: { description: 'Sin avisos de la dirección ni de la red: queda lo que se ve.' },
  },
  initial: 'leyendoCopia',
  on: {
    LUGAR: [
      { guard: 'mismoLugar', description: 'La dirección dice lo mismo.' },
      {
        description: 'La dirección lleva a otra persona del núcleo.',
        target: '.eligiendo',
        actions: ['anotarLugar', 'quitarAvisos'],
      },
    ],
  },
  states: {
    leyendoCopia: {
      description: 'Se mira qué carnets guarda este teléfono, sin preguntar a nadie más.',
      tags: 'cargando',
      meta: { pantalla: 'Carnet digital', requisitos: ['CARD-01'] },
      invoke: {
        id: 'leerCopia',
        src: 'leerCopia',
        onDone: { target: 'eligiendo', actions: 'anotarCopia' },
        onError: { target: 'eligiendo', actions: 'registrarFallo' },
      },
      after: { limiteCopia: { target: 'eligiendo', actions: 'registrarFallo' } },
    },
    eligiendo: {
      description:
        'De quién se muestra el carnet: de quien está en el lugar que dice la dirección, o el propio si ahí no hay nadie que se pueda ver.',
      entry: 'anotarPersona',
      always: [
        { guard: 'tieneCarnet', description: 'Ya se conoce.', target: 'mostrando' },
        { guard: 'yaConsultado', description: 'Se preguntó, y no tiene.', target: 'sinCarnet' },
        { description: 'Hay que preguntar.', target: 'consultando' },
      ],
    },
    consultando: {
      description: 'Se pide el carnet. Del propio sale también el núcleo.',
      meta: { pantalla: 'Carnet digital', requisitos: ['CARD-02', 'API-44'] },
      invoke: {
        id: 'consultarCarnet',
        src: 'consultarCarnet',
        input: ({ context }) => ({ query: { CodigoAfiliado: context.persona.codigoAfiliado } }),
        onDone: { target: 'eligiendo', actions: 'anotarCarnets' },
        onError: [
          {
            guard: { type: 'problema', params: { es: 'sesionVencida' } },
            description: 'La página de inicio de sesión lo dirá.',
            target: 'fallida',
            actions: 'anotarResultado',
          },
          {
            guard: 'hayCopiaSinRed',
            description: 'Que no hay conexión lo dice la página.',
            target: 'soloCopia',
            actions: 'anotarResultado',
          },
          { guard: 'hayCopia', target: 'soloCopia', actions: ['anotarResultado', 'avisarFallo'] },
          { target: 'fallida', actions: ['anotarResultado', 'avisarFallo'] },
        ],
      },
      initial: 'mirando',
      states: {
        mirando: {
          description: 'Se mira si este teléfono guarda un carnet.',
          always: [
            { guard: 'hayCopia', description: 'Este teléfono guarda uno.', target: 'esperando' },
            { description: 'No hay copia que mostrar mientras tanto.', target: 'sinCopia' },
          ],
        },
        esperando: {
          description: 'Lo que suele durar una respuesta.',
          tags: 'cargando',
          meta: { pantalla: 'Carnet digital' },
          after: { esperaCopia: { description: 'Tarda.', target: 'conCopia' } },
        },
        conCopia: {
          description: 'Mientras llega la respuesta se ve el carnet que guarda este teléfono.',
          tags: 'cargando',
          meta: { pantalla: 'Carnet guardado' },
          after: { limite: { target: '#card.soloCopia', actions: ['anotarResultado', 'avisarFallo'] } },
        },
        sinCopia: {
          description: 'Se espera la respuesta.',
          tags: 'cargando',
          meta: { pantalla: 'Carnet digital' },
          after: { limite: { target: '#card.fallida', actions: ['anotarResultado', 'avisarFallo'] } },
        },
      },
    },
    soloCopia: {
      description:
        'No se pudo leer el carnet: se ve el que guarda este teléfono. Se puede reintentar; al volver la conexión se intenta otra vez, sin dejar de verlo.',
      tags: 'aviso',
      meta: { pantalla: 'Carnet guardado', requisitos: ['CARD-05'] },
      exit: 'quitarAvisos',
      on: { REINTENTAR: { target: 'consultando.conCopia' }, EN_LINEA: { target: 'consultando.conCopia' } },
    },
    fallida: {
      description: 'No se pudo leer el carnet. Se puede reintentar; al volver la conexión se intenta otra vez.',
      tags: 'error',
      meta: { pantalla: 'Carnet digital', requisitos: ['CARD-05'], mensaje: 'Favor intente mas tarde.' },
      exit: 'quitarAvisos',
      on: { REINTENTAR: { target: 'consultando' }, EN_LINEA: { target: 'consultando' } },
    },
    sinCarnet: {
      description: 'La respuesta no trae ningún carnet de esa persona.',
      tags: 'aviso',
      meta: { pantalla: 'Carnet digital' },
      on: { REINTENTAR: { target: 'consultando', actions: 'olvidarConsultados' } },
    },
    mostrando: {
      description: 'El carnet de una persona, con su código QR.',
      initial: 'entrando',
      states: {
        entrando: {
          description: 'Si este teléfono guarda este carnet, la copia pasa a decir lo recién leído.',
          always: [
            { guard: 'estaGuardado', target: 'actualizando' },
            { description: 'No hay copia que actualizar.', target: 'quieto' },
          ],
        },
        actualizando: {
          description: 'Se actualiza la copia, y mientras tanto el carnet se ve.',
          meta: { pantalla: 'Carnet digital' },
          invoke: {
            id: 'actualizarCopia',
            src: 'actualizarCopia',
            input: ({ context: { persona, carnets } }) => ({ persona, carnets }),
            onDone: { target: 'quieto', actions: 'anotarCopia' },
            onError: { target: 'quieto', actions: ['registrarFallo', 'avisarSinActualizar'] },
          },
          after: { limiteCopia: { target: 'quieto', actions: ['registrarFallo', 'avisarSinActualizar'] } },
          on: {
            AMPLIAR: { target: 'ampliado' },
            IMPRIMIR: { actions: 'imprimir' },
            QUITAR: {
              description: 'Se quita después de actualizarla: el teléfono hace una cosa tras otra.',
              target: 'quitando',
            },
          },
        },
        quieto: {
          description: 'El carnet, y lo que se puede hacer con él.',
          meta: { pantalla: 'Carnet digital', requisitos: ['CARD-01', 'CARD-02', 'CARD-03', 'CARD-04'] },
          on: {
            AMPLIAR: { target: 'ampliado' },
            IMPRIMIR: { actions: 'imprimir' },
            GUARDAR: [
              { guard: 'puedeGuardar', target: 'advirtiendo' },
              { description: 'Este navegador no sabe guardarlo.' },
            ],
            QUITAR: [{ guard: 'estaGuardado', target: 'quitando' }, { description: 'Este teléfono no lo guarda.' }],
          },
        },
        ampliado: {
          description: 'El código ocupa toda la pantalla, que no se apaga mientras se ve.',
          meta: { pantalla: 'Código ampliado', requisitos: ['CARD-03'] },
          invoke: {
            id: 'mantenerPantalla',
            src: 'mantenerPantalla',
            onError: { description: 'La pantalla se apaga cuando el teléfono diga.' },
          },
          on: { CERRAR: { target: 'quieto' } },
        },
        advirtiendo: {
          description: 'Antes de guardar se dice qué queda en el teléfono y quién podrá verlo.',
          tags: 'aviso',
          meta: { pantalla: 'Guardar en este teléfono' },
          on: { CONFIRMAR: { target: 'guardando' }, CERRAR: { target: 'quieto' } },
        },
        guardando: {
          description: 'El carnet se guarda en este teléfono.',
          tags: 'cargando',
          meta: { pantalla: 'Guardar en este teléfono' },
          invoke: {
            id: 'guardarCopia',
            src: 'guardarCopia',
            input: ({ context: { persona, carnets } }) => ({ persona, carnets }),
            onDone: { target: 'quieto', actions: 'anotarCopia' },
            onError: { target: 'sinGuardar', actions: 'registrarFallo' },
          },
          after: { limiteCopia: { target: 'sinGuardar', actions: 'registrarFallo' } },
          on: {
            CERRAR: { description: 'Ya se está guardando.' },
            LUGAR: [
              { guard: 'mismoLugar', description: 'La dirección dice lo mismo.' },
              {
                description: 'Qué quedó guardado lo dirá el teléfono.',
                target: '#card.leyendoCopia',
                actions: ['anotarLugar', 'quitarAvisos'],
              },
            ],
          },
        },
        sinGuardar: {
          description: 'El teléfono no lo guardó: sin espacio, o el navegador no lo permite.',
          tags: 'error',
          meta: { pantalla: 'Guardar en este teléfono' },
          on: { CONFIRMAR: { target: 'guardando' }, CERRAR: { target: 'quieto' } },
        },
        quitando: {
          description: 'Este carnet se quita del teléfono.',
          tags: 'cargando',
          meta: { pantalla: 'Carnet digital' },
          invoke: {
            id: 'quitarCopia',
            src: 'quitarCopia',
            input: ({ context }) => ({ codigoAfiliado: context.persona.codigoAfiliado }),
            onDone: { target: 'quieto', actions: 'anotarCopia' },
            onError: { target: 'quieto', actions: ['registrarFallo', 'avisarSinQuitar'] },
          },
          after: { limiteCopia: { target: 'quieto', actions: ['registrarFallo', 'avisarSinQuitar'] } },
          on: {
            IMPRIMIR: { actions: 'imprimir' },
            LUGAR: [
              { guard: 'mismoLugar', description: 'La dirección dice lo mismo.' },
              {
                description: 'Qué quedó guardado lo dirá el teléfono.',
                target: '#card.leyendoCopia',
                actions: ['anotarLugar', 'quitarAvisos'],
              },
            ],
          },
        },
      },
    },
  },
});
