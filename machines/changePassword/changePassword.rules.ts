import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { linkTroubleOf } from '../../domain/contract/link-trouble';
import { isExpiredMessage } from '../../domain/rules/links/is-expired-message';
import { missingNewPassword, whenLeft, whileTyping } from '../../domain/rules/registration/new-password';
import { changePasswordMachine } from './changePassword.machine';

const isComplete = (clave: string, repetida: string): boolean =>
  Object.keys(missingNewPassword(clave, repetida)).length === 0;

export const changePasswordFlow = changePasswordMachine.provide({
  guards: {
    faltaAlgo: ({ event }) => event.type === 'ENVIAR' && !isComplete(event.clave, event.repetida),
    diceVencido: ({ event }) =>
      event.type === 'xstate.done.actor.cambiarClave' && isExpiredMessage(event.output.mensaje),
  },
  actions: {
    mirarEscrito: assign(({ context, event }) =>
      event.type === 'ESCRIBIR'
        ? {
            faltas: whileTyping(context.faltas, event.campo, event.clave, event.repetida),
            completa: isComplete(event.clave, event.repetida),
          }
        : {},
    ),
    mirarCampo: assign(({ context, event }) =>
      event.type === 'DEJAR'
        ? { faltas: whenLeft(context.faltas, event.campo, event.clave, event.repetida, context.flaqueza) }
        : {},
    ),
    anotarFaltas: assign(({ event }) =>
      event.type === 'ENVIAR'
        ? {
            faltas: missingNewPassword(event.clave, event.repetida),
            completa: isComplete(event.clave, event.repetida),
          }
        : {},
    ),
    anotarEnlace: assign({ enlace: ({ event }) => linkTroubleOf(event) }),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
