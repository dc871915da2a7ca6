import { assign, setup } from 'xstate';
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
}

interface Evento {
  type: `xstate.done.actor.${Lista}`;
  output: Reply<typeof provincias>;
}

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const providerListsMachine = setup({
  types: {} as {
    context: Contexto;
    input: Contexto;
    events: Evento;
    tags: 'terminal';
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
    consultarTipos: falta as unknown as Fetching<Reply<typeof tipoPrestadores>>,
    consultarEspecialidades: falta as unknown as Fetching<Reply<typeof especialidades>>,
    consultarPlanes: falta as unknown as Fetching<Reply<typeof coberturaRegimenes>>,
    consultarComplementarios: falta as unknown as Fetching<Reply<typeof coberturaPlanes>>,
    consultarProvincias: falta as unknown as Fetching<Reply<typeof provincias>>,
    consultarMunicipios: falta as unknown as Fetching<Reply<typeof municipios>>,
  },
  guards: { estanTodas: ({ context }) => Object.values(context.listas).every((opciones) => opciones !== null) },
  actions: {
    recordarListas: falta,
    anotarLista: assign({
      listas: ({ context, event }, { lista }: { lista: Lista }) => ({ ...context.listas, [lista]: event.output }),
    }),
  },
}).createMachine({
  id: 'providerLists',
  description: 'Las listas de los filtros de la red de prestadores.',
  context: ({ input }) => input,
  initial: 'pidiendo',
  states: {
    pidiendo: {
      description:
        'Se piden a la vez, una vez por visita, las listas de los filtros. Cada una se puede usar en cuanto llega. Sin alguna, su filtro no se puede usar, los demás sí; se puede buscar por nombre.',
      meta: { requisitos: ['PROV-02'] },
      invoke: [
        {
          id: 'tipos',
          src: 'consultarTipos',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'tipos' } } },
        },
        {
          id: 'especialidades',
          src: 'consultarEspecialidades',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'especialidades' } } },
        },
        {
          id: 'planes',
          src: 'consultarPlanes',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'planes' } } },
        },
        {
          id: 'complementarios',
          src: 'consultarComplementarios',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'complementarios' } } },
        },
        {
          id: 'provincias',
          src: 'consultarProvincias',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'provincias' } } },
        },
        {
          id: 'municipios',
          src: 'consultarMunicipios',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'municipios' } } },
        },
      ],
      always: {
        guard: 'estanTodas',
        description: 'Llegó la última, o la visita ya las tenía y no se pide ninguna.',
        target: 'completas',
      },
    },
    completas: {
      description: 'Todos los filtros tienen su lista.',
      tags: 'terminal',
      entry: 'recordarListas',
      type: 'final',
    },
  },
});
