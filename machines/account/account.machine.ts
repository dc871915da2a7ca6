import { assign, fromPromise, setup } from 'xstate';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { nucleoCarnet } from '../../domain/contract/nucleo';
import type { EndedService } from '../../domain/rules/plan/ended-service';

interface Contexto {
  codigoAfiliado: string;
  /** En Santo Domingo, según el reloj del servidor. */
  hoy: string;
  carnets: Reply<typeof nucleoCarnet>;
  plan: string;
  /** Nulo: alguno de sus planes tiene servicio, o no se sabe. */
  sinServicio: EndedService | null;
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
    input: Pick<Contexto, 'codigoAfiliado' | 'hoy'>;
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
  description: 'El plan de quien entró, que se ve en su cuenta, y si ya no tiene servicio, que se dice en el inicio.',
  context: ({ input }) => ({ ...input, carnets: [], plan: '', sinServicio: null }),
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Se piden los carnets del núcleo: de ahí sale el plan, y hasta cuándo tiene servicio.',
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
