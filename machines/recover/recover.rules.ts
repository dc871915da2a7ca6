import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { emailHint, takeEmailHint } from '../../domain/rules/contact/email-hint';
import { updateDocumentField } from '../../domain/rules/document/update-document-field';
import { recoverMachine } from './recover.machine';
import { missingForRecovery } from './recovery';

export const recoverFlow = recoverMachine.provide({
  guards: { faltaAlgo: ({ context }) => Object.keys(missingForRecovery(context.borrador)).length > 0 },
  actions: {
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? { ...updateDocumentField(context, event), sugerencia: '' } : {},
    ),
    sugerirCorreo: assign({ sugerencia: ({ context }) => emailHint(context.borrador.correo) }),
    usarSugerencia: assign(({ context }) => takeEmailHint(context)),
    anotarFaltas: assign(({ context }) => {
      const faltas = missingForRecovery(context.borrador);
      return { faltas };
    }),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
