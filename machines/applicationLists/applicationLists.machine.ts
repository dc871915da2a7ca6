import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { nacionalidad, parentesco } from '../../src/contract/afiliado';
import type { Reply, Request } from '../../src/contract/endpoint';
import type {
  catalogosintomaenfermedades,
  dependientespermitidos,
  formaspago,
  formularioPlanes,
  frecuenciaspago,
} from '../../src/contract/formulario';
import type { ApplicationLists } from '../../src/rules/application/application-lists';

export type Lista = keyof ApplicationLists;

interface Contexto {
  /** Nulas las que no han llegado. */
  listas: ApplicationLists;
  /** Las que se pidieron y no vinieron. */
  fallidas: readonly Lista[];
}

export type Evento =
  | { type: 'EN_LINEA' }
  | { type: 'REINTENTAR' }
  | { type: 'xstate.done.actor.consultarPlanes'; output: Reply<typeof formularioPlanes> }
  | { type: 'xstate.done.actor.consultarNacionalidades'; output: Reply<typeof nacionalidad> }
  | { type: 'xstate.done.actor.consultarParentescosDeHombre'; output: Reply<typeof parentesco> }
  | { type: 'xstate.done.actor.consultarParentescosDeMujer'; output: Reply<typeof parentesco> }
  | { type: 'xstate.done.actor.consultarPermitidos'; output: Reply<typeof dependientespermitidos> }
  | { type: 'xstate.done.actor.consultarFormasPago'; output: Reply<typeof formaspago> }
  | { type: 'xstate.done.actor.consultarFrecuenciasPago'; output: Reply<typeof frecuenciaspago> }
  | { type: 'xstate.done.actor.consultarSintomas'; output: Reply<typeof catalogosintomaenfermedades> };

interface DeLista {
  lista: Lista;
}

const falta = (): never => {
  throw new Error('falta');
};

export const applicationListsMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' },
  actors: {
    vigilarRed: fromCallback(falta),
    consultarPlanes: fromPromise<Reply<typeof formularioPlanes>, Request<typeof formularioPlanes>>(falta),
    consultarNacionalidades: fromPromise<Reply<typeof nacionalidad>, Request<typeof nacionalidad>>(falta),
    consultarParentescosDeHombre: fromPromise<Reply<typeof parentesco>, Request<typeof parentesco>>(falta),
    consultarParentescosDeMujer: fromPromise<Reply<typeof parentesco>, Request<typeof parentesco>>(falta),
    consultarPermitidos: fromPromise<Reply<typeof dependientespermitidos>, Request<typeof dependientespermitidos>>(
      falta,
    ),
    consultarFormasPago: fromPromise<Reply<typeof formaspago>, Request<typeof formaspago>>(falta),
    consultarFrecuenciasPago: fromPromise<Reply<typeof frecuenciaspago>, Request<typeof frecuenciaspago>>(falta),
    consultarSintomas: fromPromise<
      Reply<typeof catalogosintomaenfermedades>,
      Request<typeof catalogosintomaenfermedades>
    >(falta),
  },
  delays: { limite: falta },
  guards: {
    porPedir: ({ context }, { lista }: DeLista) => context.listas[lista] === null && !context.fallidas.includes(lista),
    falloAlguna: ({ context }) => context.fallidas.length > 0,
  },
  actions: {
    olvidarFallidas: assign({ fallidas: [] }),
    anotarLista: assign({
      listas: ({ context, event }, { lista }: DeLista) =>
        'output' in event ? { ...context.listas, [lista]: event.output } : context.listas,
    }),
    anotarFallida: assign({ fallidas: ({ context }, { lista }: DeLista) => [...context.fallidas, lista] }),
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
    fallidas: [],
  },
  invoke: {
    id: 'vigilarRed',
    src: 'vigilarRed',
    onError: { description: 'Sin avisos de la red queda el botón.' },
  },
  initial: 'eligiendo',
  states: {
    eligiendo: {
      description: 'La próxima lista que falte, en el orden de los pasos. El formulario no espera por ellas.',
      always: [
        { guard: { type: 'porPedir', params: { lista: 'planes' } }, target: 'cargandoPlanes' },
        { guard: { type: 'porPedir', params: { lista: 'nacionalidades' } }, target: 'cargandoNacionalidades' },
        {
          guard: { type: 'porPedir', params: { lista: 'parentescosDeHombre' } },
          target: 'cargandoParentescosDeHombre',
        },
        { guard: { type: 'porPedir', params: { lista: 'parentescosDeMujer' } }, target: 'cargandoParentescosDeMujer' },
        { guard: { type: 'porPedir', params: { lista: 'permitidos' } }, target: 'cargandoPermitidos' },
        { guard: { type: 'porPedir', params: { lista: 'formasPago' } }, target: 'cargandoFormasPago' },
        { guard: { type: 'porPedir', params: { lista: 'frecuenciasPago' } }, target: 'cargandoFrecuenciasPago' },
        { guard: { type: 'porPedir', params: { lista: 'sintomas' } }, target: 'cargandoSintomas' },
        { guard: 'falloAlguna', target: 'incompletas' },
        { target: 'completas' },
      ],
    },
    cargandoPlanes: {
      description: 'Se piden los planes.',
      tags: 'cargando',
      meta: { requisitos: ['API-81'] },
      invoke: {
        id: 'consultarPlanes',
        src: 'consultarPlanes',
        input: {},
        onDone: { target: 'eligiendo', actions: { type: 'anotarLista', params: { lista: 'planes' } } },
        onError: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'planes' } } },
      },
      after: { limite: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'planes' } } } },
    },
    cargandoNacionalidades: {
      description: 'Se piden las nacionalidades.',
      tags: 'cargando',
      meta: { requisitos: ['APPL-17'] },
      invoke: {
        id: 'consultarNacionalidades',
        src: 'consultarNacionalidades',
        input: {},
        onDone: { target: 'eligiendo', actions: { type: 'anotarLista', params: { lista: 'nacionalidades' } } },
        onError: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'nacionalidades' } } },
      },
      after: {
        limite: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'nacionalidades' } } },
      },
    },
    cargandoParentescosDeHombre: {
      description: 'Se piden los parentescos de un hombre.',
      tags: 'cargando',
      meta: { requisitos: ['APPL-38'] },
      invoke: {
        id: 'consultarParentescosDeHombre',
        src: 'consultarParentescosDeHombre',
        input: { query: { esMasculino: true } },
        onDone: { target: 'eligiendo', actions: { type: 'anotarLista', params: { lista: 'parentescosDeHombre' } } },
        onError: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'parentescosDeHombre' } } },
      },
      after: {
        limite: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'parentescosDeHombre' } } },
      },
    },
    cargandoParentescosDeMujer: {
      description: 'Se piden los parentescos de una mujer.',
      tags: 'cargando',
      meta: { requisitos: ['APPL-38'] },
      invoke: {
        id: 'consultarParentescosDeMujer',
        src: 'consultarParentescosDeMujer',
        input: { query: { esMasculino: false } },
        onDone: { target: 'eligiendo', actions: { type: 'anotarLista', params: { lista: 'parentescosDeMujer' } } },
        onError: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'parentescosDeMujer' } } },
      },
      after: {
        limite: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'parentescosDeMujer' } } },
      },
    },
    cargandoPermitidos: {
      description: 'Se piden los dependientes que se permiten.',
      tags: 'cargando',
      meta: { requisitos: ['APPL-17'] },
      invoke: {
        id: 'consultarPermitidos',
        src: 'consultarPermitidos',
        input: {},
        onDone: { target: 'eligiendo', actions: { type: 'anotarLista', params: { lista: 'permitidos' } } },
        onError: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'permitidos' } } },
      },
      after: { limite: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'permitidos' } } } },
    },
    cargandoFormasPago: {
      description: 'Se piden las formas de pago.',
      tags: 'cargando',
      meta: { requisitos: ['API-81'] },
      invoke: {
        id: 'consultarFormasPago',
        src: 'consultarFormasPago',
        input: {},
        onDone: { target: 'eligiendo', actions: { type: 'anotarLista', params: { lista: 'formasPago' } } },
        onError: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'formasPago' } } },
      },
      after: { limite: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'formasPago' } } } },
    },
    cargandoFrecuenciasPago: {
      description: 'Se piden las frecuencias de pago.',
      tags: 'cargando',
      meta: { requisitos: ['API-81'] },
      invoke: {
        id: 'consultarFrecuenciasPago',
        src: 'consultarFrecuenciasPago',
        input: {},
        onDone: { target: 'eligiendo', actions: { type: 'anotarLista', params: { lista: 'frecuenciasPago' } } },
        onError: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'frecuenciasPago' } } },
      },
      after: {
        limite: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'frecuenciasPago' } } },
      },
    },
    cargandoSintomas: {
      description: 'Se piden las condiciones de la Declaración de Salud.',
      tags: 'cargando',
      meta: { requisitos: ['APPL-10'] },
      invoke: {
        id: 'consultarSintomas',
        src: 'consultarSintomas',
        input: {},
        onDone: { target: 'eligiendo', actions: { type: 'anotarLista', params: { lista: 'sintomas' } } },
        onError: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'sintomas' } } },
      },
      after: { limite: { target: 'eligiendo', actions: { type: 'anotarFallida', params: { lista: 'sintomas' } } } },
    },
    completas: { description: 'Están todas.', type: 'final' },
    incompletas: {
      description:
        'Falta alguna: su lugar lo dice, y al reintentar solo se pide esa. Al volver la conexión se intenta solo.',
      tags: 'error',
      on: {
        REINTENTAR: { target: 'eligiendo', actions: 'olvidarFallidas' },
        EN_LINEA: { target: 'eligiendo', actions: 'olvidarFallidas' },
      },
    },
  },
});
