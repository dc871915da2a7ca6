import { assign, fromCallback, setup } from 'xstate';
import type { municipios, provincias } from '../../domain/contract/afiliado';
import type { coberturaPlanes, coberturaRegimenes } from '../../domain/contract/cobertura';
import type { Reply } from '../../domain/contract/endpoint';
import type { especialidades, tipoPrestadores } from '../../domain/contract/prestador';
import type { Fetching } from '../fetching/fetching.machine';

type Lista = 'tipos' | 'especialidades' | 'planes' | 'complementarios' | 'provincias' | 'municipios';

/** Nulo: no ha llegado. */
export type Listas = Readonly<Record<Lista, Reply<typeof provincias> | null>>;

interface Contexto {
  listas: Listas;
  /** El plan elegido en los filtros: de él son los planes complementarios que se ofrecen. Vacío: todos. */
  plan: string;
}

export type Evento =
  | { type: 'PLAN'; plan: string }
  | { type: `xstate.done.actor.${Lista}`; output: Reply<typeof provincias> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const providerListsMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'listas'>;
    events: Evento;
    children: {
      tipos: 'consultarTipos';
      especialidades: 'consultarEspecialidades';
      planes: 'consultarPlanes';
      complementarios: 'consultarComplementarios';
      provincias: 'consultarProvincias';
      municipios: 'consultarMunicipios';
    };
  },
  actors: {
    vigilarPlan: fromCallback(falta),
    consultarTipos: falta as unknown as Fetching<Reply<typeof tipoPrestadores>>,
    consultarEspecialidades: falta as unknown as Fetching<Reply<typeof especialidades>>,
    consultarPlanes: falta as unknown as Fetching<Reply<typeof coberturaRegimenes>>,
    consultarComplementarios: falta as unknown as Fetching<Reply<typeof coberturaPlanes>, string>,
    consultarProvincias: falta as unknown as Fetching<Reply<typeof provincias>>,
    consultarMunicipios: falta as unknown as Fetching<Reply<typeof municipios>>,
  },
  guards: { mismoPlan: ({ context, event }) => event.type === 'PLAN' && event.plan === context.plan },
  actions: {
    recordarListas: falta,
    anotarPlan: assign({
      plan: ({ context, event }) => (event.type === 'PLAN' ? event.plan : context.plan),
      listas: ({ context }) => ({ ...context.listas, complementarios: null }),
    }),
    anotarLista: assign({
      listas: ({ context, event }, { lista }: { lista: Lista }) =>
        'output' in event ? { ...context.listas, [lista]: event.output } : context.listas,
    }),
  },
}).createMachine({
  id: 'providerLists',
  description: 'Las listas de los filtros de la red de prestadores.',
  context: ({ input }) => ({ ...input, plan: '' }),
  invoke: [
    {
      id: 'vigilarPlan',
      src: 'vigilarPlan',
      onError: { description: 'Sin avisos del plan elegido, los planes complementarios son los de todos.' },
    },
    {
      id: 'tipos',
      src: 'consultarTipos',
      onDone: { actions: [{ type: 'anotarLista', params: { lista: 'tipos' } }, 'recordarListas'] },
    },
    {
      id: 'especialidades',
      src: 'consultarEspecialidades',
      onDone: { actions: [{ type: 'anotarLista', params: { lista: 'especialidades' } }, 'recordarListas'] },
    },
    {
      id: 'planes',
      src: 'consultarPlanes',
      onDone: { actions: [{ type: 'anotarLista', params: { lista: 'planes' } }, 'recordarListas'] },
    },
    {
      id: 'provincias',
      src: 'consultarProvincias',
      onDone: { actions: [{ type: 'anotarLista', params: { lista: 'provincias' } }, 'recordarListas'] },
    },
    {
      id: 'municipios',
      src: 'consultarMunicipios',
      onDone: { actions: [{ type: 'anotarLista', params: { lista: 'municipios' } }, 'recordarListas'] },
    },
  ],
  initial: 'pidiendo',
  on: {
    PLAN: [
      { guard: 'mismoPlan', description: 'Sus planes complementarios ya se pidieron.' },
      {
        description: 'Se eligió otro plan: se piden los planes complementarios de ese.',
        target: '.pidiendo',
        actions: 'anotarPlan',
      },
    ],
  },
  states: {
    pidiendo: {
      description:
        'Se piden a la vez las listas de los filtros, una vez por visita; de los planes complementarios, los del plan elegido. Cada una se puede usar en cuanto llega. Sin alguna, su filtro no se puede usar, los demás sí; se puede buscar por nombre.',
      meta: { requisitos: ['PROV-02'] },
      invoke: {
        id: 'complementarios',
        src: 'consultarComplementarios',
        input: ({ context }) => context.plan,
        onDone: {
          target: 'listos',
          actions: { type: 'anotarLista', params: { lista: 'complementarios' } },
        },
      },
    },
    listos: { description: 'Llegaron los planes complementarios del plan elegido.' },
  },
});
