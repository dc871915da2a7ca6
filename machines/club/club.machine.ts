import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { nucleoCarnet } from '../../domain/contract/nucleo';

interface Contexto extends CallResult {
  codigoAfiliado: string;
  regimen: string;
  /** Dónde está el club; es un ajuste. Vacía: no está configurado. */
  direccion: string;
  /** Lo que se deja hacer al marco. */
  permisos: string;
  enLinea: boolean;
  /** Cada intento es otro marco. */
  intentos: number;
}

export type Evento =
  | { type: 'MARCO_LISTO' }
  | { type: 'EN_LINEA' }
  | { type: 'SIN_CONEXION' }
  | { type: 'REINTENTAR' }
  | { type: 'xstate.done.actor.consultarPlan'; output: Reply<typeof nucleoCarnet> }
  | { type: 'xstate.error.actor.consultarPlan'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const clubMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado' | 'regimen' | 'direccion' | 'permisos' | 'enLinea'>;
    events: Evento;
    tags: 'cargando' | 'error' | 'terminal';
  },
  actors: {
    consultarPlan: fromPromise<Reply<typeof nucleoCarnet>, Request<typeof nucleoCarnet>>(falta),
    vigilarRed: fromCallback(falta),
  },
  delays: { limitePlan: falta, limiteMarco: falta },
  guards: {
    sinDireccion: ({ context }) => context.direccion === '',
    regimenAdmitido: falta,
    planAdmitido: falta,
    enLinea: ({ context }) => context.enLinea,
  },
  actions: {
    anotarResultado: falta,
    registrarApertura: falta,
    quitarVisita: falta,
    anotarEnLinea: assign({ enLinea: true }),
    anotarSinConexion: assign({ enLinea: false }),
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    navegar: falta as (_: unknown, params: { a: string }) => never,
  },
}).createMachine({
  id: 'club',
  description: 'La página del club de beneficios, que se muestra dentro del portal.',
  context: ({ input }) => ({ ...input, intentos: 0, respuesta: null, problema: null }),
  invoke: {
    id: 'vigilarRed',
    src: 'vigilarRed',
    onError: { description: 'Sin avisos de la conexión: queda el botón.' },
  },
  initial: 'decidiendo',
  on: {
    EN_LINEA: { actions: 'anotarEnLinea' },
    SIN_CONEXION: { actions: 'anotarSinConexion' },
  },
  states: {
    decidiendo: {
      description: 'Se compara primero el régimen del afiliado.',
      meta: { requisitos: ['CLUB-02', 'CLUB-06'] },
      always: [
        { guard: 'sinDireccion', description: 'Nadie dijo dónde está el club.', target: 'sinClub' },
        {
          guard: 'regimenAdmitido',
          description: 'CONTRIBUTIVO, SeNaSa LARIMAR o SUBSIDIADO.',
          target: 'abriendo',
          actions: 'registrarApertura',
        },
        { description: 'Cualquier otro: decide el nombre del plan.', target: 'consultandoPlan' },
      ],
    },
    consultandoPlan: {
      description: 'Se pide el plan del afiliado y se compara su nombre. Solo se lee.',
      tags: 'cargando',
      meta: { pantalla: 'Club de beneficios', requisitos: ['CLUB-02', 'CLUB-05', 'CLUB-06'] },
      invoke: {
        id: 'consultarPlan',
        src: 'consultarPlan',
        input: ({ context }) => ({ query: { CodigoAfiliado: context.codigoAfiliado } }),
        onDone: [
          {
            guard: 'planAdmitido',
            description: 'El nombre de uno de sus planes es de los admitidos.',
            target: 'abriendo',
            actions: 'registrarApertura',
          },
          { description: 'No le corresponde el club.', target: 'haciaPerfil' },
        ],
        onError: { target: 'fallida', actions: 'anotarResultado' },
      },
      after: { limitePlan: { target: 'fallida', actions: 'anotarResultado' } },
    },
    fallida: {
      description: 'No se pudo saber su plan. Se puede reintentar; al volver la conexión se intenta otra vez.',
      tags: 'error',
      meta: { pantalla: 'Club de beneficios' },
      on: {
        REINTENTAR: { target: 'consultandoPlan' },
        EN_LINEA: { target: 'consultandoPlan', actions: 'anotarEnLinea' },
      },
    },
    abriendo: {
      description: 'El marco carga la página del club. La apertura queda anotada una vez, también si nadie la recibe.',
      tags: 'cargando',
      meta: { pantalla: 'Club de beneficios', requisitos: ['CLUB-01', 'AUDIT-03'] },
      on: {
        MARCO_LISTO: [
          { guard: 'enLinea', target: 'abierto' },
          { description: 'Sin conexión el marco solo muestra el error del navegador.', target: 'sinRespuesta' },
        ],
      },
      after: { limiteMarco: { target: 'sinRespuesta' } },
    },
    abierto: {
      description: 'Se ve el club en el marco. Un enlace lo abre en otra pestaña.',
      type: 'final',
      tags: 'terminal',
      meta: { pantalla: 'Club de beneficios', requisitos: ['CLUB-01'] },
    },
    sinRespuesta: {
      description: 'El club no cargó: se dice, y se ofrece reintentar o abrirlo en otra pestaña.',
      tags: 'error',
      meta: { pantalla: 'Club de beneficios' },
      on: {
        REINTENTAR: { target: 'abriendo', actions: 'contarIntento' },
        EN_LINEA: { target: 'abriendo', actions: ['anotarEnLinea', 'contarIntento'] },
        MARCO_LISTO: [
          { guard: 'enLinea', description: 'Tardó, pero cargó.', target: 'abierto' },
          { description: 'Otra vez el error del navegador.' },
        ],
      },
    },
    sinClub: {
      description: 'El club no está configurado en este portal, y se dice.',
      type: 'final',
      tags: 'terminal',
      meta: { pantalla: 'Club de beneficios' },
    },
    haciaPerfil: {
      description: 'No le corresponde el club: se va al perfil, y la sesión sigue aunque viniera del club.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['CLUB-05'] },
      entry: ['quitarVisita', { type: 'navegar', params: { a: '/profile' } }],
    },
  },
});
