import { assign, setup } from 'xstate';
import type { nacionalidad, parentesco } from '../../domain/contract/afiliado';
import type { Reply } from '../../domain/contract/endpoint';
import type {
  catalogosintomaenfermedades,
  dependientespermitidos,
  formaspago,
  formularioPlanes,
  frecuenciaspago,
} from '../../domain/contract/formulario';
import type { ApplicationLists } from '../../domain/rules/application/application-lists';
import type { Fetching } from '../fetching/fetching.machine';

interface Contexto {
  /** Nulas las que no han llegado. */
  listas: ApplicationLists;
}

type Evento =
  | { type: 'xstate.done.actor.planes'; output: Reply<typeof formularioPlanes> }
  | { type: 'xstate.done.actor.nacionalidades'; output: Reply<typeof nacionalidad> }
  | { type: 'xstate.done.actor.parentescosDeHombre'; output: Reply<typeof parentesco> }
  | { type: 'xstate.done.actor.parentescosDeMujer'; output: Reply<typeof parentesco> }
  | { type: 'xstate.done.actor.permitidos'; output: Reply<typeof dependientespermitidos> }
  | { type: 'xstate.done.actor.formasPago'; output: Reply<typeof formaspago> }
  | { type: 'xstate.done.actor.frecuenciasPago'; output: Reply<typeof frecuenciaspago> }
  | { type: 'xstate.done.actor.sintomas'; output: Reply<typeof catalogosintomaenfermedades> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const applicationListsMachine = setup({
  types: {} as {
    context: Contexto;
    events: Evento;
    children: {
      planes: 'consultarPlanes';
      nacionalidades: 'consultarNacionalidades';
      parentescosDeHombre: 'consultarParentescosDeHombre';
      parentescosDeMujer: 'consultarParentescosDeMujer';
      permitidos: 'consultarPermitidos';
      formasPago: 'consultarFormasPago';
      frecuenciasPago: 'consultarFrecuenciasPago';
      sintomas: 'consultarSintomas';
    };
  },
  actors: {
    consultarPlanes: falta as unknown as Fetching<Reply<typeof formularioPlanes>>,
    consultarNacionalidades: falta as unknown as Fetching<Reply<typeof nacionalidad>>,
    consultarParentescosDeHombre: falta as unknown as Fetching<Reply<typeof parentesco>>,
    consultarParentescosDeMujer: falta as unknown as Fetching<Reply<typeof parentesco>>,
    consultarPermitidos: falta as unknown as Fetching<Reply<typeof dependientespermitidos>>,
    consultarFormasPago: falta as unknown as Fetching<Reply<typeof formaspago>>,
    consultarFrecuenciasPago: falta as unknown as Fetching<Reply<typeof frecuenciaspago>>,
    consultarSintomas: falta as unknown as Fetching<Reply<typeof catalogosintomaenfermedades>>,
  },
  guards: { estanTodas: ({ context }) => Object.values(context.listas).every((lista) => lista !== null) },
  actions: {
    anotarLista: assign({
      listas: ({ context, event }, { lista }: { lista: keyof ApplicationLists }) => ({
        ...context.listas,
        [lista]: event.output,
      }),
    }),
  },
}).createMachine({
  id: 'applicationLists',
  description:
    'Las listas entre las que elige la solicitud de afiliación: planes, parentescos, formas de pago, síntomas.',
  context: {
    listas: {
      planes: null,
      nacionalidades: null,
      parentescosDeHombre: null,
      parentescosDeMujer: null,
      permitidos: null,
      formasPago: null,
      frecuenciasPago: null,
      sintomas: null,
    },
  },
  initial: 'pidiendo',
  states: {
    pidiendo: {
      description:
        'Se piden todas a la vez, y cada paso espera solo por las suyas. La que no viene lo dice en su lugar, y allí se reintenta.',
      meta: { requisitos: ['API-81', 'APPL-10', 'APPL-17', 'APPL-38'] },
      invoke: [
        {
          id: 'planes',
          src: 'consultarPlanes',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'planes' } } },
        },
        {
          id: 'nacionalidades',
          src: 'consultarNacionalidades',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'nacionalidades' } } },
        },
        {
          id: 'parentescosDeHombre',
          src: 'consultarParentescosDeHombre',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'parentescosDeHombre' } } },
        },
        {
          id: 'parentescosDeMujer',
          src: 'consultarParentescosDeMujer',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'parentescosDeMujer' } } },
        },
        {
          id: 'permitidos',
          src: 'consultarPermitidos',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'permitidos' } } },
        },
        {
          id: 'formasPago',
          src: 'consultarFormasPago',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'formasPago' } } },
        },
        {
          id: 'frecuenciasPago',
          src: 'consultarFrecuenciasPago',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'frecuenciasPago' } } },
        },
        {
          id: 'sintomas',
          src: 'consultarSintomas',
          onDone: { actions: { type: 'anotarLista', params: { lista: 'sintomas' } } },
        },
      ],
      always: { guard: 'estanTodas', target: 'completas' },
    },
    completas: { description: 'Están todas.', type: 'final' },
  },
});
