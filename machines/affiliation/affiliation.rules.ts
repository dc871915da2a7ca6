import { assign } from 'xstate';
import { resultOf } from '../../src/contract/call-result';
import { affiliationFaults } from '../../src/rules/affiliation/affiliation-faults';
import { affiliationKinds, begunAffiliation } from '../../src/rules/affiliation/affiliation-kinds';
import { writtenAffiliation } from '../../src/rules/affiliation/written-affiliation';
import { isRefusal } from '../../src/rules/calls/refusal';
import { changedPhones } from '../../src/rules/requests/changed-phones';
import { newCases } from '../../src/rules/requests/new-cases';
import { affiliationMachine } from './affiliation.machine';

type Context = ReturnType<typeof affiliationMachine.getInitialSnapshot>['context'];

const newOnes = (context: Context, event: object): readonly string[] =>
  'output' in event && Array.isArray(event.output) ? newCases(context.antes ?? [], event.output) : [];

export const affiliationFlow = affiliationMachine.provide({
  guards: {
    faltaAlgo: ({ context }) =>
      Object.keys(affiliationFaults(affiliationKinds[context.tipo].fields, context.borrador)).length > 0 ||
      context.adjuntos.faltan.length > 0,
    cambioTelefono: ({ context: { solicitante, borrador } }) =>
      solicitante !== null && changedPhones(solicitante, borrador).length > 0,
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
    unoNuevo: ({ context, event }) => newOnes(context, event).length === 1,
    unoNuevoConArchivos: ({ context, event }) => context.archivos > 0 && newOnes(context, event).length === 1,
  },
  actions: {
    empezar: assign({ borrador: ({ context }) => begunAffiliation(context.tipo, context.solicitante) }),
    retomar: assign(({ context: { recuerdo, borrador } }) =>
      recuerdo === null
        ? {}
        : { borrador: { ...borrador, ...recuerdo.borrador }, antes: recuerdo.antes, caso: recuerdo.caso ?? '' },
    ),
    escribir: assign(({ context, event }) => (event.type === 'ESCRIBIR' ? writtenAffiliation(context, event) : {})),
    anotarFaltas: assign(({ context }) => ({
      faltas: affiliationFaults(affiliationKinds[context.tipo].fields, context.borrador),
      pulsaciones: context.pulsaciones + 1,
    })),
    anotarResultado: assign(({ event }) => resultOf(event)),
    anotarTelefonos: assign({
      solicitante: ({ context: { solicitante, borrador } }) =>
        solicitante && {
          ...solicitante,
          telefonoCelular: borrador.telefonoCelular,
          telefonoResidencial: borrador.telefonoResidencial,
        },
    }),
    anotarNuevos: assign({ nuevos: ({ context, event }) => newOnes(context, event) }),
    anotarEncontrado: assign({
      caso: ({ context, event }) => newOnes(context, event)[0] ?? context.caso,
      problema: null,
    }),
  },
});
