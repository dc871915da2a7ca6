import { fromPromise, setup } from 'xstate';
import type { PaymentReceipt } from '../../domain/rules/payments/payment-intent';

export type Entrega = 'copiado' | 'compartido';

interface Contexto {
  recibo: PaymentReceipt;
  /** Se sabe que va también por correo. */
  porCorreo: boolean;
}

export type Evento =
  | { type: 'COPIAR' }
  | { type: 'COMPARTIR' }
  | { type: 'IMPRIMIR' }
  | { type: 'xstate.done.actor.compartirRecibo'; output: Entrega };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const paymentReceiptMachine = setup({
  types: {} as { context: Contexto; input: Contexto; events: Evento; tags: 'error' | 'aviso' },
  actors: {
    copiarRecibo: fromPromise<void, Contexto>(falta),
    compartirRecibo: fromPromise<Entrega, Contexto>(falta),
  },
  delays: { limiteCopia: falta, limiteCompartir: falta },
  guards: {
    seCopio: ({ event }) => event.type === 'xstate.done.actor.compartirRecibo' && event.output === 'copiado',
  },
  actions: { imprimir: falta },
}).createMachine({
  id: 'paymentReceipt',
  description: 'El recibo de un pago: se copia, se comparte o se imprime.',
  context: ({ input }) => input,
  initial: 'quieto',
  on: {
    COPIAR: { target: '.copiando' },
    COMPARTIR: { target: '.compartiendo' },
    IMPRIMIR: { actions: 'imprimir' },
  },
  states: {
    quieto: {
      description: 'Número, factura, monto, fecha y lo que sigue. Solo existe después de la conciliación.',
      meta: { pantalla: 'Recibo de pago' },
    },
    copiando: {
      description: 'El recibo se copia como texto.',
      invoke: {
        id: 'copiarRecibo',
        src: 'copiarRecibo',
        input: ({ context }) => context,
        onDone: { target: 'copiado' },
        onError: { target: 'sinEntregar' },
      },
      after: { limiteCopia: { target: 'sinEntregar' } },
    },
    compartiendo: {
      description: 'El dispositivo pregunta con qué compartir; donde no puede, el recibo se copia.',
      invoke: {
        id: 'compartirRecibo',
        src: 'compartirRecibo',
        input: ({ context }) => context,
        onDone: [
          { guard: 'seCopio', target: 'copiado' },
          { description: 'Se compartió, o se cerró sin compartir.', target: 'quieto' },
        ],
        onError: { target: 'sinEntregar' },
      },
      after: { limiteCompartir: { target: 'quieto' } },
    },
    copiado: {
      description: 'El recibo está copiado, para pegarlo en otra parte.',
      tags: 'aviso',
    },
    sinEntregar: {
      description: 'El navegador no deja copiar ni compartir. Queda imprimirlo.',
      tags: 'error',
    },
  },
});
