import { assign, fromPromise, setup } from 'xstate';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { nucleoCarnet } from '../../domain/contract/nucleo';

interface Contexto {
  codigoAfiliado: string;
  carnets: Reply<typeof nucleoCarnet>;
  plan: string;
}

type Evento =
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.consultarNucleo'; output: Reply<typeof nucleoCarnet> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const accountMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado'>;
    events: Evento;
    tags: 'cargando' | 'error';
  },
  actors: { consultarNucleo: fromPromise<Reply<typeof nucleoCarnet>, Request<typeof nucleoCarnet>>(falta) },
  delays: { limite: falta },
  actions: {
    registrarFallo: falta,
    anotarCarnets: assign({
      carnets: ({ context, event }) => ('output' in event ? event.output : context.carnets),
    }),
    anotarPlan: falta,
  },
}).createMachine({
  id: 'account',
  description: 'El plan de quien entró, que se ve en su cuenta.',
  context: ({ input }) => ({ codigoAfiliado: input.codigoAfiliado, carnets: [], plan: '' }),
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Se piden los carnets del núcleo: de ahí sale el plan.',
      tags: 'cargando',
      meta: { requisitos: ['SHELL-11', 'API-44'] },
      invoke: {
        id: 'consultarNucleo',
        src: 'consultarNucleo',
        input: ({ context }) => ({ query: { CodigoAfiliado: context.codigoAfiliado } }),
        onDone: { target: 'cargada', actions: ['anotarCarnets', 'anotarPlan'] },
        onError: { target: 'fallida', actions: 'registrarFallo' },
      },
      after: { limite: { target: 'fallida', actions: 'registrarFallo' } },
    },
    cargada: {
      description: 'Se sabe el plan, o que no hay ninguno con nombre.',
      on: { REINTENTAR: { target: 'cargando' } },
    },
    fallida: {
      description: 'No se pudo saber el plan. Lo demás de la cuenta se ve igual, y se puede reintentar.',
      tags: 'error',
      on: { REINTENTAR: { target: 'cargando' }, EN_LINEA: { target: 'cargando' } },
    },
  },
});
