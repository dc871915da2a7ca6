import { assign } from 'xstate';
import { keptFailure } from '../../src/contract/kept-failure';
import { isEmail } from '../../src/rules/contact/email';
import { emailHint } from '../../src/rules/contact/email-hint';
import { emailRequestMachine } from './emailRequest.machine';

export const emailRequestFlow = emailRequestMachine.provide({
  guards: { correoMalEscrito: ({ context }) => !isEmail(context.correo.trim()) },
  actions: {
    anotarFalla: assign({ falla: ({ event }) => keptFailure(event), mensaje: '' }),
    sugerirCorreo: assign({ sugerencia: ({ context }) => emailHint(context.correo) }),
  },
});
