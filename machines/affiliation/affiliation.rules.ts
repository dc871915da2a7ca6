import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { affiliationKinds, initialAffiliation } from '../../domain/rules/affiliation/affiliation-form';
import { faultsWhenLeft } from '../../domain/rules/form/form-events';
import { storedPhones } from '../../domain/rules/requests/changed-phones';
import { affiliationMachine } from './affiliation.machine';

type Context = ReturnType<typeof affiliationMachine.getInitialSnapshot>['context'];

const faultsOf = ({ tipo, borrador }: Context) => affiliationKinds[tipo].form.faults(borrador, null);

export const affiliationFlow = affiliationMachine.provide({
  guards: {
    faltaAlgo: ({ context }) => Object.keys(faultsOf(context)).length > 0 || context.adjuntos.faltan.length > 0,
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: {
    empezar: assign({ borrador: ({ context }) => initialAffiliation(context.tipo, context.solicitante) }),
    retomar: assign(({ context: { recuerdo, borrador } }) =>
      recuerdo === null ? {} : { borrador: { ...borrador, ...recuerdo.borrador }, caso: recuerdo.caso ?? '' },
    ),
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? affiliationKinds[context.tipo].form.updateField(context, event) : {},
    ),
    anotarFalta: assign({
      faltas: ({ context, event }) =>
        event.type === 'DEJAR' ? faultsWhenLeft(context, event.campo, faultsOf(context)) : context.faltas,
    }),
    anotarFaltas: assign(({ context }) => ({
      faltas: faultsOf(context),
    })),
    anotarResultado: assign(({ event }) => resultOf(event)),
    anotarEnvio: assign(({ context: { solicitante, borrador }, event }) => {
      if (event.type !== 'xstate.done.actor.enviarCaso') return {};
      const { caso, telefonosGuardados } = event.output;
      const known = solicitante && telefonosGuardados ? storedPhones(solicitante, borrador) : solicitante;
      return { caso, solicitante: known, respuesta: null, problema: null };
    }),
  },
});
