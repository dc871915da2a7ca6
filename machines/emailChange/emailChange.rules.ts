import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { linkTroubleOf } from '../../domain/contract/link-trouble';
import { isPending, isReverted } from '../../domain/rules/contact/email-change';
import { isExpiredMessage } from '../../domain/rules/links/is-expired-message';
import { type Evento, emailChangeMachine } from './emailChange.machine';

const told = (event: Evento): { mensaje: string; correo: string } => ({
  mensaje: '',
  correo: '',
  ...(event.type === 'xstate.done.actor.abrirEnlace' ? event.output : {}),
});

export const emailChangeFlow = emailChangeMachine.provide({
  guards: {
    diceVencido: ({ event }) => isExpiredMessage(told(event).mensaje),
    pendienteSinCorreo: ({ context, event }) =>
      context.sentido === 'confirmar' &&
      isPending(told(event).mensaje) &&
      context.correo === '' &&
      told(event).correo.trim() === '',
    pendiente: ({ context, event }) => context.sentido === 'confirmar' && isPending(told(event).mensaje),
    yaConfirmado: ({ context }) => context.sentido === 'confirmar',
    yaRevertido: ({ event }) =>
      isReverted(told(event).mensaje) ||
      (event.type === 'xstate.done.actor.abrirEnlace' && 'enlaceRechazado' in event.output),
  },
  actions: {
    anotarEnlace: assign({ enlace: ({ event }) => linkTroubleOf(event) }),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
