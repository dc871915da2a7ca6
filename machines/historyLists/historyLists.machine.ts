import { assign, setup } from 'xstate';
import type { Reply } from '../../domain/contract/endpoint';
import type { tipoAutorizaciones } from '../../domain/contract/historial';
import type { datospersonales } from '../../domain/contract/nucleo';
import type { Relative } from '../../domain/rules/person/family';
import type { Fetching } from '../fetching/fetching.machine';

interface Contexto {
  codigoAfiliado: string;
  /** Solo un titular elige entre los suyos. */
  esTitular: boolean;
  /** Nulo: no se sabe. */
  nucleo: readonly Relative[] | null;
  tipos: Reply<typeof tipoAutorizaciones> | null;
}

type Evento =
  | { type: 'xstate.done.actor.nucleo'; output: Reply<typeof datospersonales> }
  | { type: 'xstate.done.actor.tipos'; output: Reply<typeof tipoAutorizaciones> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const historyListsMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado' | 'esTitular'>;
    events: Evento;
    children: { nucleo: 'consultarNucleo'; tipos: 'consultarTipos' };
  },
  actors: {
    consultarNucleo: falta as unknown as Fetching<Reply<typeof datospersonales>>,
    consultarTipos: falta as unknown as Fetching<Reply<typeof tipoAutorizaciones>>,
  },
  guards: {
    eligeFamiliar: ({ context }) => context.esTitular,
    estanTodas: ({ context: { tipos, nucleo, esTitular } }) => tipos !== null && (!esTitular || nucleo !== null),
  },
  actions: {
    anotarNucleo: falta,
    anotarTipos: assign({
      tipos: ({ context, event }) => (event.type === 'xstate.done.actor.tipos' ? event.output : context.tipos),
    }),
  },
}).createMachine({
  id: 'historyLists',
  description: 'Las listas de los filtros del historial: el núcleo y los tipos de autorización.',
  context: ({ input }) => ({ ...input, nucleo: null, tipos: null }),
  initial: 'pidiendo',
  states: {
    pidiendo: {
      description:
        'Las listas de los filtros se piden a la vez, mientras se consulta el historial, que no espera por ellas.',
      meta: { requisitos: ['HIST-02'] },
      invoke: { id: 'tipos', src: 'consultarTipos', onDone: { actions: 'anotarTipos' } },
      always: { guard: 'estanTodas', target: 'completas' },
      initial: 'empezando',
      states: {
        empezando: {
          description: 'Se mira quién consulta.',
          always: [{ guard: 'eligeFamiliar', target: 'conNucleo' }, { target: 'soloTipos' }],
        },
        conNucleo: {
          description: 'Un titular elige entre los menores de su núcleo.',
          meta: { requisitos: ['HIST-07', 'HIST-08', 'HIST-10'] },
          invoke: { id: 'nucleo', src: 'consultarNucleo', onDone: { actions: 'anotarNucleo' } },
        },
        soloTipos: {
          description: 'Quien es dependiente no elige familiar.',
          meta: { requisitos: ['HIST-09'] },
        },
      },
    },
    completas: { description: 'Las listas están.', type: 'final' },
  },
});
