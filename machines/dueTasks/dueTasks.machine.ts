import { setup } from 'xstate';
import type { solicitudesPorDocumento } from '../../domain/contract/crm';
import type { Reply } from '../../domain/contract/endpoint';
import type { facturasPendientesPago } from '../../domain/contract/pago';
import type { UnsentRequest } from '../../domain/rules/requests/unsent-request';
import type { Fetching } from '../fetching/fetching.machine';
import type { DueInvoice, ReturnedCase } from './due-tasks';

interface Contexto {
  /** Según el menú: lo que no está en él no se pide. */
  ofrecePagos: boolean;
  ofreceSolicitudes: boolean;
  /** En Santo Domingo, según el reloj del servidor. */
  hoy: string;
  /** Las facturas que este navegador llevó a la pasarela, donde todavía se pueden cobrar. */
  enPasarela: readonly string[];
  borradores: readonly UnsentRequest[];
  /** Nulas: no se saben. */
  facturas: readonly DueInvoice[] | null;
  casos: readonly ReturnedCase[] | null;
}

type Evento =
  | { type: 'xstate.done.actor.facturas'; output: Reply<typeof facturasPendientesPago> }
  | { type: 'xstate.done.actor.devueltas'; output: Reply<typeof solicitudesPorDocumento> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const dueTasksMachine = setup({
  types: {} as {
    context: Contexto;
    input: Omit<Contexto, 'facturas' | 'casos'>;
    events: Evento;
    children: { facturas: 'consultarFacturas'; devueltas: 'consultarDevueltas' };
  },
  actors: {
    consultarFacturas: falta as unknown as Fetching<Reply<typeof facturasPendientesPago>>,
    consultarDevueltas: falta as unknown as Fetching<Reply<typeof solicitudesPorDocumento>>,
  },
  guards: {
    ofreceAmbas: ({ context }) => context.ofrecePagos && context.ofreceSolicitudes,
    ofrecePagos: ({ context }) => context.ofrecePagos,
    ofreceSolicitudes: ({ context }) => context.ofreceSolicitudes,
    llegaronFacturas: ({ context }) => context.facturas !== null,
    llegaronCasos: ({ context }) => context.casos !== null,
  },
  actions: { anotarFacturas: falta, anotarCasos: falta },
}).createMachine({
  id: 'dueTasks',
  description:
    'Lo que el afiliado tiene pendiente, en el inicio: facturas por pagar, solicitudes devueltas y solicitudes sin enviar.',
  context: ({ input }) => ({ ...input, facturas: null, casos: null }),
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira qué ofrece el menú. Nadie espera por lo pendiente: lo que no llega no sale en el inicio.',
      always: [
        { guard: 'ofreceAmbas', target: 'pidiendoAmbas' },
        { guard: 'ofrecePagos', target: 'pidiendoFacturas' },
        { guard: 'ofreceSolicitudes', target: 'pidiendoDevueltas' },
        { description: 'El menú no ofrece ni pagos ni solicitudes.', target: 'completo' },
      ],
    },
    pidiendoAmbas: {
      description: 'Las facturas y las solicitudes devueltas se piden a la vez. Cada una falla por su cuenta.',
      invoke: [
        {
          id: 'facturas',
          src: 'consultarFacturas',
          onDone: [
            { guard: 'llegaronCasos', target: 'completo', actions: 'anotarFacturas' },
            { actions: 'anotarFacturas' },
          ],
        },
        {
          id: 'devueltas',
          src: 'consultarDevueltas',
          onDone: [
            { guard: 'llegaronFacturas', target: 'completo', actions: 'anotarCasos' },
            { actions: 'anotarCasos' },
          ],
        },
      ],
    },
    pidiendoFacturas: {
      description: 'El menú no ofrece solicitudes: solo se piden las facturas.',
      invoke: {
        id: 'facturas',
        src: 'consultarFacturas',
        onDone: { target: 'completo', actions: 'anotarFacturas' },
      },
    },
    pidiendoDevueltas: {
      description: 'El menú no ofrece pagos: solo se piden las solicitudes devueltas.',
      invoke: {
        id: 'devueltas',
        src: 'consultarDevueltas',
        onDone: { target: 'completo', actions: 'anotarCasos' },
      },
    },
    completo: { description: 'Se sabe todo lo que está pendiente.', type: 'final' },
  },
});
