import { assign, fromCallback, setup } from 'xstate';
import type { solicitudesPorDocumento } from '../../domain/contract/crm';
import type { Reply } from '../../domain/contract/endpoint';
import type { Dejar, Escribir } from '../../domain/rules/form/form-events';
import type { RequestFilters } from '../../domain/rules/requests/request-filters';
import type { Fetching } from '../fetching/fetching.machine';
import type { rangeLimitMachine } from '../rangeLimit/rangeLimit.machine';
import type { RequestDraft, RequestFaults } from './question';

type Respuesta = Reply<typeof solicitudesPorDocumento>;

/** Una página de solicitudes. */
interface Encontrado {
  casos: Respuesta['data'];
  cantidad: number;
  pagina: number;
  filas: RequestFilters['filas'];
}

export type Pregunta = Pick<Contexto, 'codigoAfiliado' | 'pregunta'>;

interface Contexto {
  codigoAfiliado: string;
  /** En Santo Domingo, según el reloj del servidor. */
  hoy: string;
  /** Lo que dice la dirección. */
  leida: RequestFilters;
  /** Lo que se pregunta, con sus dos fechas. Su `caso` es el que está abierto sobre la lista. */
  pregunta: RequestFilters;
  /** Lo último que se encontró: se ve mientras llega lo siguiente. */
  encontrado: Encontrado | null;
  /** Si es la respuesta a esa pregunta. */
  respondida: boolean;
  busquedas: number;
  borrador: RequestDraft;
  faltas: RequestFaults;
}

export type Evento =
  | { type: 'DIRECCION'; filtros: RequestFilters }
  | { type: 'DIA'; hoy: string }
  | Escribir<RequestDraft>
  | Dejar<keyof RequestDraft>
  | { type: 'BUSCAR' }
  | { type: 'LIMPIAR' }
  | { type: 'PAGINA'; pagina: number }
  | { type: 'FILAS'; filas: RequestFilters['filas'] }
  | { type: 'VER_CASO'; numeroCaso: string }
  | { type: 'CERRAR_CASO' }
  | { type: 'NUEVA' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.consultarSolicitudes'; output: Respuesta };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const requestsMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado' | 'hoy' | 'leida'>;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'aviso';
    children: { consultarSolicitudes: 'consultarSolicitudes'; avisarLimite: 'avisarLimite' };
  },
  actors: {
    vigilarPagina: fromCallback(falta),
    consultarSolicitudes: falta as unknown as Fetching<Respuesta, Pregunta>,
    avisarLimite: falta as unknown as typeof rangeLimitMachine,
  },
  guards: {
    mismaPregunta: falta,
    porCorregir: falta,
    respondidaConCasos: ({ context }) => context.respondida && (context.encontrado?.casos.length ?? 0) > 0,
    respondida: ({ context }) => context.respondida,
    pasadaLaUltima: falta,
    faltaAlgo: falta,
    rangoLargo: falta,
    sigueLargo: falta,
    casoAbierto: ({ context }) => context.pregunta.caso !== '',
  },
  actions: {
    irADireccion: falta,
    corregirDireccion: falta,
    abrirCaso: falta,
    cerrarCaso: falta,
    tomarDireccion: falta,
    tomarCaso: falta,
    anotarDia: assign({ hoy: ({ context, event }) => (event.type === 'DIA' ? event.hoy : context.hoy) }),
    corregir: falta,
    escribir: falta,
    anotarFalta: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    preguntar: falta,
    limpiar: falta,
    pasarPagina: falta,
    anotarFilas: falta,
    irAUltimaPagina: falta,
    anotarEncontrado: falta,
    anotarCaso: assign({
      pregunta: ({ context: { pregunta }, event }) => ({
        ...pregunta,
        caso: event.type === 'VER_CASO' ? event.numeroCaso : '',
      }),
    }),
  },
}).createMachine({
  id: 'requests',
  description: 'La lista de las solicitudes propias, con sus filtros.',
  context: ({ input }) => ({
    ...input,
    pregunta: input.leida,
    encontrado: null,
    respondida: false,
    busquedas: 0,
    borrador: { tipo: '', estado: '', numero: '', desde: '', hasta: '' },
    faltas: {},
  }),
  invoke: {
    id: 'vigilarPagina',
    src: 'vigilarPagina',
    onError: { description: 'Sin avisos de la dirección, del día ni de la red: queda lo que se ve.' },
  },
  initial: 'empezando',
  on: {
    DIRECCION: [
      {
        guard: 'mismaPregunta',
        description: 'La dirección dice lo que ya se pregunta: solo puede ser otro el caso abierto.',
        actions: 'tomarCaso',
      },
      { description: 'Atrás, Adelante o un enlace.', target: '.decidiendo', actions: 'tomarDireccion' },
    ],
    DIA: { description: 'Pasó la medianoche en Santo Domingo.', actions: 'anotarDia' },
    ESCRIBIR: { actions: 'escribir' },
    DEJAR: { actions: 'anotarFalta' },
    BUSCAR: [
      {
        guard: 'faltaAlgo',
        description: 'Falta una fecha, no existe, es futura o la primera es posterior a la última; o no es un número.',
        actions: ['anotarFaltas', 'senalarFaltas'],
      },
      { guard: 'rangoLargo', description: 'Más de seis meses de calendario.', target: '.limite' },
      {
        description: 'Los filtros escritos, desde la primera página. Deja atrás la pregunta anterior.',
        target: '.decidiendo',
        actions: ['preguntar', 'irADireccion'],
      },
    ],
    LIMPIAR: {
      description: 'Los filtros del principio.',
      target: '.decidiendo',
      actions: ['limpiar', 'irADireccion'],
    },
    PAGINA: { target: '.decidiendo', actions: ['pasarPagina', 'irADireccion'] },
    FILAS: {
      description: 'Otra cantidad por página, desde la primera.',
      target: '.decidiendo',
      actions: ['anotarFilas', 'irADireccion'],
    },
    NUEVA: { description: 'Los formularios de solicitud.', target: '.eligiendo' },
    VER_CASO: {
      description: 'El detalle de un caso, sobre la lista. La dirección lo nombra.',
      actions: ['anotarCaso', 'abrirCaso'],
    },
    CERRAR_CASO: {
      guard: 'casoAbierto',
      description: 'Como Atrás, donde se abrió desde la lista.',
      actions: ['anotarCaso', 'cerrarCaso'],
    },
  },
  states: {
    empezando: {
      description: 'Se lee la dirección: sin filtros en ella, los últimos 180 días.',
      meta: { requisitos: ['REQ-06', 'HIST-28'] },
      entry: 'tomarDireccion',
      always: { target: 'decidiendo' },
    },
    decidiendo: {
      description: 'Qué falta para mostrar lo que se pregunta.',
      always: [
        { guard: 'porCorregir', target: 'corrigiendo' },
        { guard: 'respondidaConCasos', target: 'mostrando' },
        { guard: 'respondida', target: 'vacio' },
        { target: 'buscando' },
      ],
    },
    corrigiendo: {
      description: 'Lo que la dirección dice mal se quita: fechas imposibles, un estado que no hay.',
      entry: ['corregir', 'corregirDireccion'],
      always: { target: 'decidiendo' },
    },
    buscando: {
      description:
        'Se piden las solicitudes propias. Una pregunta más nueva deja esta atrás. Si no se pueden leer, los filtros quedan y se reintenta.',
      meta: { pantalla: 'Gestión de Solicitudes', requisitos: ['REQ-06', 'REQ-07', 'REQ-08', 'TABLE-06'] },
      invoke: {
        id: 'consultarSolicitudes',
        src: 'consultarSolicitudes',
        input: ({ context: { codigoAfiliado, pregunta } }) => ({ codigoAfiliado, pregunta }),
        onDone: [
          {
            guard: 'pasadaLaUltima',
            description: 'La dirección nombra una página que no hay: la última que hay.',
            target: 'decidiendo',
            actions: ['irAUltimaPagina', 'corregirDireccion'],
          },
          { target: 'decidiendo', actions: 'anotarEncontrado' },
        ],
      },
    },
    vacio: {
      description: 'Ninguna con esos filtros.',
      tags: 'aviso',
      meta: {
        pantalla: 'Gestión de Solicitudes',
        mensaje: 'No se encontraron resultados.',
        requisitos: ['REQ-32', 'TABLE-03'],
      },
    },
    mostrando: {
      description: 'Una página de solicitudes, las devueltas primero.',
      meta: { pantalla: 'Gestión de Solicitudes', requisitos: ['REQ-03', 'REQ-14', 'REQ-15', 'REQ-16'] },
    },
    eligiendo: {
      description: 'El menú de los formularios está abierto. Elegir uno deja la lista.',
      meta: { pantalla: 'Nueva solicitud', requisitos: ['REQ-01', 'REQ-02'] },
      on: { CERRAR: { target: 'decidiendo' } },
    },
    limite: {
      description: 'El rango de fechas pasa de seis meses: no se busca, y los filtros quedan. Lo dice una alerta.',
      meta: { requisitos: ['HIST-16', 'HIST-17', 'HIST-19'] },
      invoke: { id: 'avisarLimite', src: 'avisarLimite', onDone: 'decidiendo' },
      on: { BUSCAR: { guard: 'sigueLargo', description: 'La alerta ya está en camino: una pulsación de más.' } },
    },
  },
});
