import { assign, setup } from 'xstate';
import type { Reply } from '../../domain/contract/endpoint';
import type { quienMiro } from '../../domain/contract/extras/consultas';
import type { Fetching } from '../fetching/fetching.machine';

export type Consultas = Reply<typeof quienMiro>;

interface Contexto {
  /** El servidor dice que las tiene. */
  ofrecidas: boolean;
  /** La más nueva, primero. */
  consultas: Consultas;
}

type Evento = { type: 'xstate.done.actor.leer'; output: Consultas | null };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const whoLookedMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'ofrecidas'>;
    events: Evento;
    children: { leer: 'consultarConsultas' };
    tags: 'terminal';
  },
  actors: { consultarConsultas: falta as unknown as Fetching<Consultas | null> },
  guards: {
    ofrecidas: ({ context }) => context.ofrecidas,
    noLasHay: ({ event }) => 'output' in event && event.output === null,
    ninguna: ({ event }) => 'output' in event && event.output?.length === 0,
  },
  actions: {
    anotarConsultas: assign({
      consultas: ({ context, event }) =>
        'output' in event && event.output !== null ? event.output : context.consultas,
    }),
  },
}).createMachine({
  id: 'whoLooked',
  description: 'Quién vio los datos del afiliado, y cuáles, día por día, en su perfil.',
  context: ({ input }) => ({ ...input, consultas: [] }),
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si el servidor anota quién ve los datos. Si no, no se pide nada.',
      always: [
        { guard: 'ofrecidas', target: 'leyendo' },
        { description: 'El servidor no lo anota.', target: 'ausente' },
      ],
    },
    leyendo: {
      description: 'Se pide la lista. Si falla, su lugar lo dice y se puede pedir otra vez.',
      invoke: {
        id: 'leer',
        src: 'consultarConsultas',
        onDone: [
          { guard: 'noLasHay', description: 'El servidor no la tiene.', target: 'ausente' },
          { guard: 'ninguna', target: 'vacia' },
          { target: 'mostrada', actions: 'anotarConsultas' },
        ],
      },
    },
    vacia: { description: 'Todavía no hay nada anotado: se dice.', type: 'final' },
    mostrada: { description: 'Se ven las más nuevas; las demás se despliegan.', type: 'final' },
    ausente: { description: 'El servidor no lo anota: en el perfil no hay nada de esto.', type: 'final' },
  },
});
