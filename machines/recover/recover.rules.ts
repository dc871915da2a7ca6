import { assign } from 'xstate';
import { isEmail } from '../../src/rules/contact/email';
import { emailHint } from '../../src/rules/contact/email-hint';
import { formatDocument, missingDocument } from '../../src/rules/document/credentials';
import { recoverMachine } from './recover.machine';

export const recoverFlow = recoverMachine.provide({
  guards: {
    faltaAlgo: ({ context }) =>
      Object.keys(missingDocument(context.tipoDocumento, context.documento)).length > 0 ||
      !isEmail(context.correo.trim()),
  },
  actions: {
    escribirDocumento: assign({
      documento: ({ context, event }) =>
        event.type === 'ESCRIBIR_DOCUMENTO' ? formatDocument(context.tipoDocumento, event.texto) : context.documento,
      faltas: ({ context }) => ({ ...context.faltas, documento: undefined }),
    }),
    sugerirCorreo: assign({ sugerencia: ({ context }) => emailHint(context.correo) }),
    anotarFaltas: assign({
      pulsaciones: ({ context }) => context.pulsaciones + 1,
      faltas: ({ context }) => missingDocument(context.tipoDocumento, context.documento),
      faltaCorreo: ({ context }) => !isEmail(context.correo.trim()),
    }),
  },
});
