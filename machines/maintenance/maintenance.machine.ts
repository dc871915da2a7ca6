import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Reply } from '../../domain/contract/endpoint';
import type { mantenimientos } from '../../domain/contract/extras/mantenimientos';

export type Mantenimientos = Reply<typeof mantenimientos>;
/** Nulo: el servidor no los tiene. `ahora`, según el reloj del servidor. */
export type Lectura = { lista: Mantenimientos; ahora: number } | null;

interface Contexto {
  /** El servidor dice que los tiene. */
  ofrecidos: boolean;
  lista: Mantenimientos;
  /** Según el reloj del servidor: el del equipo puede estar mal. */
  ahora: number;
  leidaEn: number;
  /** Los anuncios que esta persona cerró. */
  cerrados: readonly string[];
}

export type Evento =
  | { type: 'HORA'; ahora: number }
  | { type: 'VOLVIO'; ahora: number }
  | { type: 'RECHAZADA'; ahora: number }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.leer'; output: Lectura }
  | { type: 'xstate.done.actor.releer'; output: Lectura };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const maintenanceMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'ofrecidos' | 'cerrados' | 'ahora'>;
    events: Evento;
    tags: 'cargando' | 'terminal';
  },
  actors: { leerLista: fromPromise<Lectura>(falta), vigilarPagina: fromCallback(falta) },
  delays: { limite: falta },
  guards: {
    ofrecidos: ({ context }) => context.ofrecidos,
    yaNoLosHay: ({ event }) => 'output' in event && event.output === null,
    hayAnuncio: falta,
    tocaLeer: falta,
    haceRato: falta,
  },
  actions: {
    anotarLectura: assign(({ context, event }) =>
      'output' in event && event.output !== null
        ? { lista: event.output.lista, ahora: event.output.ahora, leidaEn: event.output.ahora }
        : { leidaEn: context.ahora },
    ),
    anotarHora: assign({ ahora: ({ context, event }) => ('ahora' in event ? event.ahora : context.ahora) }),
    olvidarLista: assign({ lista: [] }),
    anotarCierre: falta,
    recordarCierre: falta,
    registrarFallo: falta,
  },
}).createMachine({
  id: 'maintenance',
  description:
    'Los mantenimientos que el servidor anuncia: se leen sin que nadie espere, y el que viene se dice una hora antes.',
  context: ({ input }) => ({ ...input, lista: [], leidaEn: 0 }),
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si el servidor anuncia mantenimientos. Si no, no se pide nada.',
      always: [
        { guard: 'ofrecidos', target: 'atento.leyendo' },
        { description: 'El servidor no los anuncia.', target: 'ausente' },
      ],
    },
    atento: {
      description: 'Se lee la lista cada cinco minutos con la página a la vista, al volver y cuando se rechaza algo.',
      invoke: {
        id: 'vigilarPagina',
        src: 'vigilarPagina',
        onError: { description: 'Sin avisos del navegador: queda lo que se sabe.' },
      },
      initial: 'leyendo',
      states: {
        leyendo: {
          description: 'Se pide la lista por primera vez. La página no espera por ella.',
          tags: 'cargando',
          invoke: {
            id: 'leer',
            src: 'leerLista',
            onDone: [
              { guard: 'yaNoLosHay', description: 'El servidor no los tiene.', target: '#maintenance.ausente' },
              { target: 'quieto', actions: 'anotarLectura' },
            ],
            onError: { target: 'quieto', actions: ['anotarLectura', 'registrarFallo'] },
          },
          after: { limite: { target: 'quieto', actions: ['anotarLectura', 'registrarFallo'] } },
        },
        quieto: {
          description: 'Con la lista y la hora del servidor se decide si hay algo que anunciar.',
          on: {
            HORA: [
              { guard: 'tocaLeer', target: 'releyendo', actions: 'anotarHora' },
              { target: '.mirando', actions: 'anotarHora' },
            ],
            VOLVIO: [
              { guard: 'haceRato', target: 'releyendo', actions: 'anotarHora' },
              { description: 'Se acaba de leer.', target: '.mirando', actions: 'anotarHora' },
            ],
            RECHAZADA: [
              { guard: 'haceRato', target: 'releyendo', actions: 'anotarHora' },
              { description: 'Se acaba de leer.', target: '.mirando', actions: 'anotarHora' },
            ],
          },
          initial: 'mirando',
          states: {
            mirando: {
              description: 'Se mira si hay algo que anunciar.',
              always: [
                { guard: 'hayAnuncio', target: 'anunciado' },
                { description: 'Nada viene, o ya se cerró su anuncio.', target: 'sinAviso' },
              ],
            },
            sinAviso: { description: 'No hay nada que anunciar. Lo que ya empezó lo dice su página.' },
            anunciado: {
              description: 'Un mantenimiento empieza dentro de una hora: se dice en una franja que se puede cerrar.',
              on: { CERRAR: { target: 'mirando', actions: ['anotarCierre', 'recordarCierre'] } },
            },
          },
        },
        releyendo: {
          description: 'Se pide la lista otra vez, en silencio. Si falla, queda lo que se sabe.',
          tags: 'cargando',
          invoke: {
            id: 'releer',
            src: 'leerLista',
            onDone: [
              { guard: 'yaNoLosHay', target: '#maintenance.ausente', actions: 'olvidarLista' },
              { target: 'quieto', actions: 'anotarLectura' },
            ],
            onError: { target: 'quieto', actions: ['anotarLectura', 'registrarFallo'] },
          },
          after: { limite: { target: 'quieto', actions: ['anotarLectura', 'registrarFallo'] } },
          initial: 'mirando',
          states: {
            mirando: {
              description: 'Se mira si hay algo que anunciar.',
              always: [
                { guard: 'hayAnuncio', target: 'anunciado' },
                { description: 'Nada viene, o ya se cerró su anuncio.', target: 'sinAviso' },
              ],
            },
            sinAviso: { description: 'Mientras tanto no se dice nada.' },
            anunciado: {
              description: 'Mientras tanto la franja sigue.',
              on: { CERRAR: { target: 'mirando', actions: ['anotarCierre', 'recordarCierre'] } },
            },
          },
        },
      },
    },
    ausente: { description: 'El servidor no los tiene: no se dice nada.', type: 'final' },
  },
});
