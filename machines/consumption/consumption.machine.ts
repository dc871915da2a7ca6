import { assign, fromPromise, setup } from 'xstate';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { historialConsumo } from '../../domain/contract/historial';

interface Contexto {
  codigoAfiliado: string;
  fechaDesde: string;
  fechaHasta: string;
  consumos: Reply<typeof historialConsumo>['data'];
}

type Evento =
  | { type: 'EN_LINEA' }
  | { type: 'REINTENTAR' }
  | { type: 'xstate.done.actor.consultarConsumos'; output: Reply<typeof historialConsumo> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const consumptionMachine = setup({
  types: {} as {
    context: Contexto;
    input: Omit<Contexto, 'consumos'>;
    events: Evento;
    tags: 'cargando' | 'error';
  },
  actors: { consultarConsumos: fromPromise<Reply<typeof historialConsumo>, Request<typeof historialConsumo>>(falta) },
  delays: { limite: falta },
  actions: {
    registrarFallo: falta,
    anotarConsumos: assign({
      consumos: ({ context, event }) => ('output' in event ? event.output.data : context.consumos),
    }),
  },
}).createMachine({
  id: 'consumption',
  description: 'Los consumos de los últimos 12 meses, que se piden una vez por sesión.',
  context: ({ input }) => ({ ...input, consumos: [] }),
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Una vez por sesión se piden los consumos de los últimos 12 meses, que nadie espera.',
      tags: 'cargando',
      meta: { requisitos: ['SHELL-19', 'SHELL-20'] },
      invoke: {
        id: 'consultarConsumos',
        src: 'consultarConsumos',
        input: ({ context }) => ({
          body: {
            contrato: context.codigoAfiliado,
            fechaDesde: context.fechaDesde,
            fechaHasta: context.fechaHasta,
            numeroDePagina: 1,
            registrosPorPagina: 5,
          },
        }),
        onDone: { target: 'cargado', actions: 'anotarConsumos' },
        onError: { target: 'fallido', actions: 'registrarFallo' },
      },
      after: { limite: { target: 'fallido', actions: 'registrarFallo' } },
    },
    cargado: {
      description: 'Los consumos más recientes, para quien los muestre primero.',
      on: { REINTENTAR: { target: 'cargando' } },
    },
    fallido: {
      description: 'No se pudieron leer: solo se registra.',
      tags: 'error',
      on: { EN_LINEA: { target: 'cargando' }, REINTENTAR: { target: 'cargando' } },
    },
  },
});
