import { assign } from 'xstate';
import { needsOnboarding } from '../../src/rules/contact/onboarding';
import { formatDocument, missingCredentials } from '../../src/rules/document/credentials';
import { loginMachine } from './login.machine';

export const loginFlow = loginMachine.provide({
  guards: {
    faltaAlgo: ({ context, event }) =>
      'clave' in event &&
      Object.keys(missingCredentials(context.tipoDocumento, context.documento, event.clave)).length > 0,
    necesitaOnboarding: ({ event }) =>
      event.type === 'xstate.done.actor.consultarContacto' && needsOnboarding(event.output),
  },
  actions: {
    escribirDocumento: assign({
      documento: ({ context, event }) =>
        event.type === 'ESCRIBIR_DOCUMENTO' ? formatDocument(context.tipoDocumento, event.texto) : context.documento,
      faltas: ({ context }) =>
        context.faltas.documento === undefined ? context.faltas : { ...context.faltas, documento: undefined },
    }),
    anotarFaltas: assign({
      intentos: ({ context }) => context.intentos + 1,
      faltas: ({ context, event }) =>
        'clave' in event ? missingCredentials(context.tipoDocumento, context.documento, event.clave) : context.faltas,
    }),
  },
});
