import { assign, fromPromise, setup } from 'xstate';
import type { CaseReceipt } from '../../domain/rules/requests/case-receipt';

export type Entrega = 'copiar' | 'compartir';

interface Contexto {
  recibo: CaseReceipt;
  entrega: Entrega;
  /** Se abrió el formulario de otra solicitud: el recibo es un aviso sobre él. */
  resumido: boolean;
  /** Si lo que pase se avisa, y también por correo; nulo: no se sabe. */
  porCorreo: boolean | null;
}

export type Entrada = Pick<Contexto, 'recibo' | 'resumido' | 'porCorreo'>;

export type Evento =
  | { type: 'ENTREGAR'; entrega: Entrega }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.entregar'; output: 'copiado' | 'compartido' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const caseReceiptMachine = setup({
  types: {} as { context: Contexto; input: Entrada; events: Evento; tags: 'error' | 'aviso' | 'terminal' },
  actors: {
    entregar: fromPromise<'copiado' | 'compartido', Contexto>(falta),
  },
  delays: { limiteEntrega: falta },
  guards: {
    resumido: ({ context }) => context.resumido,
    otraEntrega: ({ context, event }) => event.type === 'ENTREGAR' && event.entrega !== context.entrega,
    quedoCopiado: ({ event }) => event.type === 'xstate.done.actor.entregar' && event.output === 'copiado',
  },
  actions: {
    anotarEntrega: assign({
      entrega: ({ context, event }) => (event.type === 'ENTREGAR' ? event.entrega : context.entrega),
    }),
    olvidarRecibo: falta,
    irASolicitudes: falta,
    irAlTitulo: falta,
  },
}).createMachine({
  id: 'caseReceipt',
  description: 'El recibo de una solicitud enviada: su número de caso se copia o se comparte.',
  context: ({ input }) => ({ ...input, entrega: 'copiar' }),
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si se abrió el recibo, o el formulario de otra solicitud.',
      always: [{ guard: 'resumido', target: 'resumido' }, { target: 'mostrando' }],
    },
    resumido: {
      description: 'Un aviso sobre el formulario de otra solicitud: lleva al recibo de la anterior, o se cierra.',
      tags: 'aviso',
      on: { CERRAR: { target: 'descartado' } },
    },
    mostrando: {
      description:
        'El número del caso que se acaba de crear, hasta que se cierra. Sobrevive a la recarga de la página.',
      meta: { pantalla: 'Se ha creado el caso', requisitos: ['REQ-24', 'REQ-25'] },
      initial: 'quieto',
      on: {
        ENTREGAR: { target: 'entregando', actions: 'anotarEntrega' },
        CERRAR: { target: 'cerrado' },
      },
      states: {
        quieto: { description: 'Se puede copiar, compartir, o abrir el caso.' },
        copiado: { description: 'El número y su dirección están en el portapapeles.', tags: 'aviso' },
        sinEntregar: {
          description: 'Este equipo no lo copió ni lo compartió. El número sigue a la vista.',
          tags: 'error',
        },
      },
    },
    entregando: {
      description: 'El equipo copia el número, o muestra con quién compartirlo.',
      invoke: {
        id: 'entregar',
        src: 'entregar',
        input: ({ context }) => context,
        onDone: [
          { guard: 'quedoCopiado', target: 'mostrando.copiado' },
          { description: 'La hoja del equipo ya lo dijo.', target: 'mostrando' },
        ],
        onError: { target: 'mostrando.sinEntregar' },
      },
      on: {
        ENTREGAR: {
          guard: 'otraEntrega',
          description: 'Un equipo que no contesta no impide la otra.',
          target: 'entregando',
          reenter: true,
          actions: 'anotarEntrega',
        },
        CERRAR: { target: 'cerrado' },
      },
      after: { limiteEntrega: { target: 'mostrando' } },
    },
    descartado: {
      description: 'El recibo se olvida, y el formulario sigue.',
      type: 'final',
      tags: 'terminal',
      entry: ['olvidarRecibo', 'irAlTitulo'],
    },
    cerrado: {
      description: 'El recibo se olvida y se va a la lista de solicitudes.',
      type: 'final',
      tags: 'terminal',
      entry: ['olvidarRecibo', 'irASolicitudes'],
    },
  },
});
