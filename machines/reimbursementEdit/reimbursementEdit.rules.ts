import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { type Caso, reimbursementEditMachine } from './reimbursementEdit.machine';
import { caseStanding } from './returned-case';

const reads = ['consultarCaso', 'releerCaso', 'mirarCaso', 'comprobarCaso', 'volverAlCaso'].map(
  (id) => `xstate.done.actor.${id}`,
);

/** The case returned by any of the reading invokes. */
const readCase = (event: { type: string; output?: unknown }): Caso | null =>
  reads.includes(event.type) ? (event.output as Caso | null) : null; // The `done` events of these invokes all carry a case or null.

export const reimbursementEditFlow = reimbursementEditMachine.provide({
  guards: {
    caso: ({ event }, { es }) => {
      const found = readCase(event);
      return es === (found === null ? 'noEsta' : caseStanding(found));
    },
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: {
    anotarCaso: assign({ caso: ({ context, event }) => readCase(event) ?? context.caso }),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
