import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ChartFailure } from '../../domain/contract/chart-failure';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { prestadorTodos } from '../../domain/contract/prestador';
import type { Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { PageSize } from '../../domain/rules/lists/paging';
import type { PickedProvider } from '../../domain/rules/providers/picked-provider';
import type { FaltaPrestador, ManualProvider } from './manual-provider';

export type Prestador = Reply<typeof prestadorTodos>['data'][number];

export interface Pedido {
  nombre: string;
  pagina: number;
  filas: PageSize;
}

interface Borrador extends ManualProvider {
  consulta: string;
}

interface Contexto {
  /** Si además de buscar se puede escribir uno que no está en la lista. */
  aMano: boolean;
  borrador: Borrador;
  faltas: Faltas<'consulta' | 'clase' | 'nombre', 'faltaConsulta' | FaltaPrestador>;
  /** Lo que se buscó o se está buscando. */
  pedido: Pedido;
  /** Lo que se encontró, con lo que se pidió entonces; nulo: nada todavía. */
  encontrados: { prestadores: readonly Prestador[]; total: number; pedido: Pedido } | null;
  problema: ChartFailure | null;
  elegido: PickedProvider | null;
}

export type Evento =
  | Escribir<Borrador>
  | { type: 'BUSCAR' }
  | { type: 'PAGINA'; pagina: number }
  | { type: 'FILAS'; filas: PageSize }
  | { type: 'REINTENTAR' }
  | { type: 'ELEGIR'; prestador: Prestador }
  | { type: 'A_MANO' }
  | { type: 'VOLVER' }
  | { type: 'ENVIAR' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.buscarPrestadores'; output: Reply<typeof prestadorTodos> }
  | { type: 'xstate.error.actor.buscarPrestadores'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const providerPickerMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'aMano'>;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    buscarPrestadores: fromPromise<Reply<typeof prestadorTodos>, Request<typeof prestadorTodos>>(falta),
    vigilarRetroceso: fromCallback(falta),
  },
  delays: { limite: falta },
  guards: {
    consultaVacia: ({ context }) => context.borrador.consulta.trim() === '',
    admiteAMano: ({ context }) => context.aMano,
    faltaAlgo: falta,
    hayPrestadores: ({ context, event }) =>
      event.type === 'xstate.done.actor.buscarPrestadores'
        ? event.output.data.length > 0
        : context.encontrados !== null && context.encontrados.prestadores.length > 0,
  },
  actions: {
    escribir: falta,
    anotarFaltaConsulta: assign({
      faltas: { consulta: 'faltaConsulta' },
      encontrados: null,
    }),
    pedirConsulta: assign({
      faltas: {},
      pedido: ({ context }) => ({ ...context.pedido, nombre: context.borrador.consulta.trim(), pagina: 1 }),
    }),
    /** De lo que se ve, aunque ya se busque otra cosa. */
    pedirPagina: assign({
      pedido: ({ context: { encontrados, pedido }, event }) =>
        event.type === 'PAGINA' ? { ...(encontrados?.pedido ?? pedido), pagina: event.pagina } : pedido,
    }),
    pedirFilas: assign({
      pedido: ({ context: { encontrados, pedido }, event }) =>
        event.type === 'FILAS' ? { ...(encontrados?.pedido ?? pedido), pagina: 1, filas: event.filas } : pedido,
    }),
    anotarEncontrados: assign({
      encontrados: ({ context, event }) =>
        event.type === 'xstate.done.actor.buscarPrestadores'
          ? { prestadores: event.output.data, total: event.output.cantidadRegistros, pedido: context.pedido }
          : context.encontrados,
    }),
    volverALoEncontrado: assign({ pedido: ({ context }) => context.encontrados?.pedido ?? context.pedido }),
    anotarProblema: falta,
    anotarElegido: falta,
    anotarEscrito: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    olvidarFaltas: assign({ faltas: {} }),
    entregar: falta,
    cerrar: falta,
  },
}).createMachine({
  id: 'providerPicker',
  description: 'El diálogo en que otra página hace elegir un centro o un médico, o escribirlo a mano.',
  context: ({ input }) => ({
    aMano: input.aMano,
    borrador: { consulta: '', clase: null, nombre: '', especialidad: '' },
    faltas: {},
    pedido: { nombre: '', pagina: 1, filas: 5 },
    encontrados: null,
    problema: null,
    elegido: null,
  }),
  initial: 'abierto',
  states: {
    abierto: {
      description: 'El diálogo está abierto sobre la página. Retroceder en el navegador lo cierra.',
      meta: { pantalla: 'Listado de centros', requisitos: ['PROV-15', 'HIST-03'] },
      invoke: {
        id: 'vigilarRetroceso',
        src: 'vigilarRetroceso',
        onError: { description: 'Sin avisos del navegador: quedan los botones.' },
      },
      initial: 'lista',
      on: { CERRAR: { target: 'cerrado' } },
      states: {
        lista: {
          description: 'Se busca un centro o un médico por su nombre.',
          initial: 'quieta',
          on: {
            ESCRIBIR: { actions: 'escribir' },
            BUSCAR: [
              { guard: 'consultaVacia', target: '.sinConsulta', actions: 'anotarFaltaConsulta' },
              { target: '.buscando', actions: 'pedirConsulta' },
            ],
            A_MANO: [
              { guard: 'admiteAMano', target: 'aMano', actions: 'olvidarFaltas' },
              { description: 'Quien solo busca no puede escribir uno.' },
            ],
          },
          states: {
            quieta: { description: 'Todavía no se ha buscado.' },
            sinConsulta: {
              description: 'Se pulsó Buscar sin escribir nada: el campo lo dice y recibe el foco.',
              tags: ['error', 'incompleto'],
              meta: { requisitos: ['PROV-14'] },
              entry: 'senalarFaltas',
              on: { ESCRIBIR: { target: 'quieta', actions: 'escribir' } },
            },
            buscando: {
              description:
                'Se busca. Lo encontrado antes sigue a la vista, con sus páginas, y se puede elegir; otra búsqueda deja atrás esta.',
              tags: 'cargando',
              invoke: {
                id: 'buscarPrestadores',
                src: 'buscarPrestadores',
                input: ({ context }) => ({
                  body: {
                    Nombre: context.pedido.nombre,
                    NumeroDePagina: context.pedido.pagina,
                    RegistrosPorPagina: context.pedido.filas,
                  },
                }),
                onDone: [
                  { guard: 'hayPrestadores', target: 'encontrados', actions: 'anotarEncontrados' },
                  { description: 'Nadie se llama así.', target: 'ninguno', actions: 'anotarEncontrados' },
                ],
                onError: { target: 'fallida', actions: 'anotarProblema' },
              },
              on: {
                PAGINA: { target: 'buscando', reenter: true, actions: 'pedirPagina' },
                FILAS: { target: 'buscando', reenter: true, actions: 'pedirFilas' },
                ELEGIR: { target: '#providerPicker.elegido', actions: 'anotarElegido' },
              },
              after: { limite: { target: 'fallida', actions: 'anotarProblema' } },
            },
            encontrados: {
              description: 'Una página de lo encontrado; se elige uno o se pasa a otra.',
              on: {
                PAGINA: { target: 'buscando', actions: 'pedirPagina' },
                FILAS: { target: 'buscando', actions: 'pedirFilas' },
                ELEGIR: { target: '#providerPicker.elegido', actions: 'anotarElegido' },
              },
            },
            ninguno: {
              description: 'No se encontró ninguno, o ya no los hay en esa página.',
              tags: 'aviso',
              meta: { requisitos: ['PROV-17', 'PROV-19'] },
              on: {
                PAGINA: { target: 'buscando', actions: 'pedirPagina' },
                FILAS: { target: 'buscando', actions: 'pedirFilas' },
              },
            },
            fallida: {
              description: 'No se pudo buscar. Se puede reintentar lo mismo.',
              tags: 'error',
              meta: { requisitos: ['PROV-16'] },
              on: { REINTENTAR: { target: 'buscando' } },
            },
          },
        },
        aMano: {
          description: 'Se escribe un centro o un médico que no está en la lista.',
          meta: { requisitos: ['PROV-13', 'PROV-15'] },
          initial: 'editando',
          on: {
            ESCRIBIR: { target: '.editando', actions: 'escribir' },
            ENVIAR: [
              { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
              { target: '#providerPicker.elegido', actions: 'anotarEscrito' },
            ],
            VOLVER: [
              {
                guard: 'hayPrestadores',
                description: 'Lo encontrado antes sigue allí.',
                target: 'lista.encontrados',
                actions: ['olvidarFaltas', 'volverALoEncontrado'],
              },
              { target: 'lista', actions: 'olvidarFaltas' },
            ],
          },
          states: {
            editando: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin completar el formulario: se dice qué falta.',
              tags: ['error', 'incompleto'],
              entry: 'senalarFaltas',
            },
          },
        },
      },
    },
    elegido: {
      description: 'La página recibe el centro o el médico.',
      type: 'final',
      tags: 'terminal',
      entry: 'entregar',
    },
    cerrado: {
      description: 'Se cerró sin elegir.',
      type: 'final',
      tags: 'terminal',
      entry: 'cerrar',
    },
  },
});
