import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { alertaPersonalizada, popup } from '../../domain/contract/ajuste';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { Slide } from '../../domain/rules/notices/slides';

type Parte = 'anuncio' | 'alerta';

interface Contexto {
  codigoAfiliado: string;
  /** El anuncio se muestra una vez por entrada. */
  anuncioVisto: boolean;
  /** La última alerta que se leyó en esta sesión. */
  leida: string;
  pendientes: readonly Parte[];
  fallidas: readonly Parte[];
  laminas: readonly Slide[];
  indice: number;
  mensaje: string;
  /** Ningún otro diálogo está sobre la página. */
  libre: boolean;
}

export type Evento =
  | { type: 'LIBRE' }
  | { type: 'OCUPADA' }
  | { type: 'SIGUIENTE' }
  | { type: 'ANTERIOR' }
  | { type: 'IMAGEN_FALLO'; id: string }
  | { type: 'CERRAR' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.consultarAnuncio'; output: Reply<typeof popup> }
  | { type: 'xstate.done.actor.consultarAlerta'; output: Reply<typeof alertaPersonalizada> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const homeMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado' | 'anuncioVisto' | 'leida'>;
    events: Evento;
    tags: 'cargando';
  },
  actors: {
    consultarAnuncio: fromPromise<Reply<typeof popup>, Request<typeof popup>>(falta),
    consultarAlerta: fromPromise<Reply<typeof alertaPersonalizada>, Request<typeof alertaPersonalizada>>(falta),
    vigilarPagina: fromCallback(falta),
  },
  delays: { limite: falta, paciencia: falta },
  guards: {
    anuncioVisto: ({ context }) => context.anuncioVisto,
    soloFalta: ({ context }, params: { parte: Parte }) => context.pendientes.every((parte) => parte === params.parte),
    pendiente: ({ context }, params: { parte: Parte }) => context.pendientes.includes(params.parte),
    llegoAlgo: ({ context }) => context.laminas.length > 0 || context.mensaje !== '',
    hayAnuncio: ({ context }) => context.laminas.length > 0,
    haySiguiente: ({ context }) => context.indice < context.laminas.length - 1,
    hayAnterior: ({ context }) => context.indice > 0,
    hayAnuncioYTurno: ({ context }) => context.laminas.length > 0 && context.libre,
    quedanImagenes: ({ context, event }) =>
      event.type === 'IMAGEN_FALLO' && context.laminas.some(({ id }) => id !== event.id),
    hayAlerta: ({ context }) => context.mensaje !== '',
    hayAlertaYTurno: ({ context }) => context.mensaje !== '' && context.libre,
    falloAlgo: ({ context }) => context.fallidas.length > 0,
  },
  actions: {
    registrarFallo: falta as (_: unknown, params: { parte: Parte }) => never,
    registrarFaltantes: falta,
    cargarDispositivos: falta,
    mirarCorreo: falta,
    recordarAnuncio: falta,
    recordarAlerta: falta,
    anotarLibre: assign({ libre: true }),
    anotarOcupada: assign({ libre: false }),
    pedir: assign({ pendientes: (_, params: { partes: readonly Parte[] }) => params.partes, fallidas: [] }),
    anotarAnuncio: falta,
    anotarAlerta: falta,
    tachar: assign({
      pendientes: ({ context }, params: { parte: Parte }) =>
        context.pendientes.filter((parte) => parte !== params.parte),
    }),
    anotarFallo: assign({
      fallidas: ({ context }, params: { parte: Parte }) =>
        context.pendientes.includes(params.parte) ? context.fallidas.concat(params.parte) : context.fallidas,
    }),
    darPorFallidas: assign({ fallidas: ({ context }) => context.fallidas.concat(context.pendientes), pendientes: [] }),
    mover: falta,
    quitarImagen: falta,
    darPorVisto: assign({ anuncioVisto: true }),
    quitarAnuncio: assign({ laminas: [], indice: 0 }),
    darPorLeida: assign({ leida: ({ context }) => context.mensaje, mensaje: '' }),
  },
}).createMachine({
  id: 'home',
  description: 'El inicio: el anuncio y la alerta personal, una vez por entrada.',
  context: ({ input }) => ({
    ...input,
    pendientes: [],
    fallidas: [],
    laminas: [],
    indice: 0,
    mensaje: '',
    libre: false,
  }),
  invoke: {
    id: 'vigilarPagina',
    src: 'vigilarPagina',
    onError: { description: 'Sin saber si hay otro diálogo no se abre ninguno.', actions: 'anotarOcupada' },
  },
  initial: 'abriendo',
  on: { LIBRE: { actions: 'anotarLibre' }, OCUPADA: { actions: 'anotarOcupada' } },
  states: {
    abriendo: {
      description:
        'Se abre el inicio: aquí se piden los dispositivos seguros y si le llegan los avisos, y aquí se añade lo que además deba pedirse al abrirlo.',
      meta: { requisitos: ['HOME-17', 'HOME-18', 'HOME-19'] },
      entry: ['cargarDispositivos', 'mirarCorreo'],
      always: [{ guard: 'anuncioVisto', target: 'pidiendoAlerta' }, { target: 'pidiendo' }],
    },
    pidiendo: {
      description: 'Se piden el anuncio y la alerta a la vez. La página no espera por ellos.',
      meta: { requisitos: ['HOME-11', 'HOME-15'] },
      entry: { type: 'pedir', params: { partes: ['anuncio', 'alerta'] } },
      invoke: [
        {
          id: 'consultarAnuncio',
          src: 'consultarAnuncio',
          input: {},
          onDone: [
            {
              guard: { type: 'soloFalta', params: { parte: 'anuncio' } },
              target: 'eligiendo',
              actions: ['anotarAnuncio', { type: 'tachar', params: { parte: 'anuncio' } }],
            },
            { actions: ['anotarAnuncio', { type: 'tachar', params: { parte: 'anuncio' } }] },
          ],
          onError: [
            {
              guard: { type: 'soloFalta', params: { parte: 'anuncio' } },
              target: 'eligiendo',
              actions: [
                { type: 'anotarFallo', params: { parte: 'anuncio' } },
                { type: 'tachar', params: { parte: 'anuncio' } },
                { type: 'registrarFallo', params: { parte: 'anuncio' } },
              ],
            },
            {
              actions: [
                { type: 'anotarFallo', params: { parte: 'anuncio' } },
                { type: 'tachar', params: { parte: 'anuncio' } },
                { type: 'registrarFallo', params: { parte: 'anuncio' } },
              ],
            },
          ],
        },
        {
          id: 'consultarAlerta',
          src: 'consultarAlerta',
          input: ({ context }) => ({ query: { id: context.codigoAfiliado, nombre: 'inicio' } }),
          onDone: [
            {
              guard: { type: 'soloFalta', params: { parte: 'alerta' } },
              target: 'eligiendo',
              actions: ['anotarAlerta', { type: 'tachar', params: { parte: 'alerta' } }],
            },
            { actions: ['anotarAlerta', { type: 'tachar', params: { parte: 'alerta' } }] },
          ],
          onError: [
            {
              guard: { type: 'soloFalta', params: { parte: 'alerta' } },
              target: 'eligiendo',
              actions: [
                { type: 'anotarFallo', params: { parte: 'alerta' } },
                { type: 'tachar', params: { parte: 'alerta' } },
                { type: 'registrarFallo', params: { parte: 'alerta' } },
              ],
            },
            {
              actions: [
                { type: 'anotarFallo', params: { parte: 'alerta' } },
                { type: 'tachar', params: { parte: 'alerta' } },
                { type: 'registrarFallo', params: { parte: 'alerta' } },
              ],
            },
          ],
        },
      ],
      initial: 'conPaciencia',
      states: {
        conPaciencia: {
          description: 'Un momento para que lleguen los dos, y así salgan en su orden.',
          tags: 'cargando',
          after: {
            paciencia: [
              {
                guard: 'llegoAlgo',
                description: 'El que falta se pide otra vez después.',
                target: '#home.eligiendo',
              },
              { target: 'conPrisa' },
            ],
          },
        },
        conPrisa: {
          description: 'No ha llegado nada que mostrar: se sigue esperando hasta el límite.',
          tags: 'cargando',
          after: { limite: { target: '#home.eligiendo', actions: ['registrarFaltantes', 'darPorFallidas'] } },
        },
      },
    },
    pidiendoAlerta: {
      description: 'El anuncio ya se mostró en esta entrada: solo se pide la alerta.',
      tags: 'cargando',
      meta: { requisitos: ['HOME-12', 'HOME-15'] },
      entry: { type: 'pedir', params: { partes: ['alerta'] } },
      invoke: {
        id: 'consultarAlerta',
        src: 'consultarAlerta',
        input: ({ context }) => ({ query: { id: context.codigoAfiliado, nombre: 'inicio' } }),
        onDone: {
          target: 'eligiendo',
          actions: ['anotarAlerta', { type: 'tachar', params: { parte: 'alerta' } }],
        },
        onError: {
          target: 'eligiendo',
          actions: [
            { type: 'anotarFallo', params: { parte: 'alerta' } },
            { type: 'tachar', params: { parte: 'alerta' } },
            { type: 'registrarFallo', params: { parte: 'alerta' } },
          ],
        },
      },
      after: { limite: { target: 'eligiendo', actions: ['registrarFaltantes', 'darPorFallidas'] } },
    },
    eligiendo: {
      description: 'Uno después del otro, primero el anuncio, y nunca sobre otro diálogo.',
      always: [
        { guard: 'hayAnuncioYTurno', target: 'mostrandoAnuncio' },
        { guard: 'hayAnuncio', target: 'anuncioEnEspera' },
        { guard: 'hayAlertaYTurno', target: 'mostrandoAlerta' },
        { guard: 'hayAlerta', target: 'alertaEnEspera' },
        { guard: { type: 'pendiente', params: { parte: 'anuncio' } }, target: 'pidiendo' },
        { guard: { type: 'pendiente', params: { parte: 'alerta' } }, target: 'pidiendoAlerta' },
        { description: 'Nada que mostrar.', target: 'tranquilo' },
      ],
    },
    anuncioEnEspera: {
      description: 'Hay anuncio, y otro diálogo abierto.',
      on: { LIBRE: { target: 'mostrandoAnuncio', actions: 'anotarLibre' } },
    },
    mostrandoAnuncio: {
      description: 'El anuncio, que no vuelve a salir hasta la próxima entrada.',
      meta: { pantalla: 'Anuncio', requisitos: ['HOME-11', 'HOME-12', 'HOME-13'] },
      entry: ['darPorVisto', 'recordarAnuncio'],
      on: {
        SIGUIENTE: { guard: 'haySiguiente', actions: 'mover' },
        ANTERIOR: { guard: 'hayAnterior', actions: 'mover' },
        IMAGEN_FALLO: [
          { guard: 'quedanImagenes', actions: 'quitarImagen' },
          { description: 'Ninguna imagen se pudo ver.', target: 'eligiendo', actions: 'quitarAnuncio' },
        ],
        OCUPADA: { description: 'Otro diálogo se abre encima.', target: 'anuncioEnEspera', actions: 'anotarOcupada' },
        CERRAR: { target: 'eligiendo', actions: 'quitarAnuncio' },
      },
    },
    alertaEnEspera: {
      description: 'Hay alerta, y otro diálogo abierto.',
      on: { LIBRE: { target: 'mostrandoAlerta', actions: 'anotarLibre' } },
    },
    mostrandoAlerta: {
      description: 'La alerta personal, en un diálogo de información.',
      meta: { pantalla: 'Información', requisitos: ['HOME-16'] },
      on: {
        OCUPADA: { target: 'alertaEnEspera', actions: 'anotarOcupada' },
        CERRAR: { target: 'eligiendo', actions: ['recordarAlerta', 'darPorLeida'] },
      },
    },
    tranquilo: {
      description: 'Nada más que mostrar. Lo que falló solo se registró.',
      meta: { requisitos: ['HOME-14', 'HOME-20'] },
      on: {
        EN_LINEA: [
          { guard: 'falloAlgo', description: 'Se pide otra vez lo que falló.', target: 'abriendo' },
          { description: 'No falló nada.' },
        ],
      },
    },
  },
});
