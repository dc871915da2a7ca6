import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { needsOnboarding } from '../../domain/rules/contact/onboarding';
import { missingCredentials } from '../../domain/rules/document/credentials';
import { updateDocumentField } from '../../domain/rules/document/update-document-field';
import { loginMachine } from './login.machine';

export const loginFlow = loginMachine.provide({
  guards: {
    faltaAlgo: ({ context, event }) =>
      'clave' in event && Object.keys(missingCredentials(context.borrador, event.clave)).length > 0,
    necesitaOnboarding: ({ event }) =>
      event.type === 'xstate.done.actor.consultarContacto' && needsOnboarding(event.output),
  },
  actions: {
    escribir: assign(({ context, event }) => (event.type === 'ESCRIBIR' ? updateDocumentField(context, event) : {})),
    anotarFaltas: assign(({ context, event }) =>
      'clave' in event ? { faltas: missingCredentials(context.borrador, event.clave) } : {},
    ),
    anotarResultado: assign(({ event }) => resultOf(event)),
    anotarCierre: assign(({ event }) =>
      event.type === 'xstate.done.actor.escucharCierre' ? { motivoCierre: event.output } : {},
    ),
  },
});
