import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { changedPhones } from '../../domain/rules/requests/changed-phones';
import { caseSubmissionMachine } from './caseSubmission.machine';
import { newCases } from './new-cases';

type Context = ReturnType<typeof caseSubmissionMachine.getInitialSnapshot>['context'];

const newOnes = (context: Context, event: object): readonly string[] =>
  'output' in event && Array.isArray(event.output) ? newCases(context.antes ?? [], event.output) : [];

export const caseSubmissionFlow = caseSubmissionMachine.provide({
  guards: {
    cambioTelefono: ({ context: { telefonos, telefonosGuardados } }) =>
      telefonos !== null && !telefonosGuardados && changedPhones(telefonos.guardados, telefonos.escritos).length > 0,
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
    unoNuevo: ({ context, event }) => newOnes(context, event).length === 1,
  },
  actions: {
    anotarResultado: assign(({ event }) => resultOf(event)),
    anotarNuevos: assign({ nuevos: ({ context, event }) => newOnes(context, event) }),
    anotarEncontrado: assign({
      caso: ({ context, event }) => newOnes(context, event)[0] ?? context.caso,
      encontrado: true,
      problema: null,
    }),
  },
});
