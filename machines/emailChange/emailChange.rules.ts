import { assign } from 'xstate';
import { keptFailure } from '../../src/contract/kept-failure';
import { isPending, isReverted, saysExpired } from '../../src/rules/contact/email-change';
import { type Evento, emailChangeMachine } from './emailChange.machine';

const told = (event: Evento): { mensaje: string; correo: string } => ({
  mensaje: '',
  correo: '',
  ...(event.type === 'xstate.done.actor.consultarEstado' ? event.output : {}),
});

export const emailChangeFlow = emailChangeMachine.provide({
  guards: {
    diceVencido: ({ event }) => saysExpired(told(event).mensaje),
    pendienteSinCorreo: ({ context, event }) =>
      context.sentido === 'confirmar' &&
      isPending(told(event).mensaje) &&
      context.correo === '' &&
      told(event).correo.trim() === '',
    pendiente: ({ context, event }) => context.sentido === 'confirmar' && isPending(told(event).mensaje),
    yaConfirmado: ({ context }) => context.sentido === 'confirmar',
    yaRevertido: ({ event }) =>
      isReverted(told(event).mensaje) ||
      (event.type === 'xstate.done.actor.consultarEstado' && 'enlaceRechazado' in event.output),
  },
  actions: { anotarFalla: assign({ falla: ({ event }) => keptFailure(event), mensaje: '' }) },
});
