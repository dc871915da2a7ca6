import { and, assign, type EventFrom, matchesState, or, type StateValue, stateIn } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { updateField } from '../../domain/rules/form/form-events';
import { storedPhones } from '../../domain/rules/requests/changed-phones';
import { reimbursementMachine } from './reimbursement.machine';
import { dayFault, initialReimbursement, updateReimbursementField } from './reimbursement-form';
import { formSteps, openSteps, type ReimbursementStep, reimbursementSteps, stepFaults } from './reimbursement-steps';

type Context = ReturnType<typeof reimbursementMachine.getInitialSnapshot>['context'];

const hasType = ({ listas }: Context, tipo: string | undefined): boolean =>
  (listas?.tipos ?? []).some(({ codigo }) => codigo === tipo);

/** The step that an event or the end of the review names; else the first that is not complete. */
const destination = (context: Context, event: EventFrom<typeof reimbursementMachine>): ReimbursementStep => {
  if (event.type === 'IR') return event.paso;
  const named = event.type === 'xstate.done.actor.enviarCaso' ? event.output.parte : null;
  return formSteps.find((step) => step === named) ?? openSteps(context)[0] ?? 'documentos';
};

const stepStates: readonly (readonly [ReimbursementStep, StateValue])[] = [
  ['gasto', { llenando: 'gasto' }],
  ['cuenta', { llenando: 'cuenta' }],
  ['documentos', { llenando: 'documentos' }],
  ['revision', 'revisando'],
];

/** The step for the address in a state; null where the address stays. */
export const stepOf = (state: StateValue): ReimbursementStep | null =>
  stepStates.find(([, step]) => matchesState(step, state))?.[0] ?? null;

const namesStep =
  (step: ReimbursementStep) =>
  ({ event }: { event: object }) =>
    'paso' in event && event.paso === step;

export const reimbursementFlow = reimbursementMachine.provide({
  guards: {
    destino: ({ context, event }, { es }) => destination(context, event) === es,
    faltaAlgo: ({ context }, { en }) =>
      Object.keys(stepFaults(en, context)).length > 0 || (en === 'documentos' && context.adjuntos.faltan.length > 0),
    quedaAlgunPaso: ({ context }) => openSteps(context).length > 0,
    mismoPaso: or(stepStates.map(([step, state]) => and([namesStep(step), stateIn(state)]))),
    pasoAlcanzable: ({ context, event }) => {
      if (event.type !== 'IR') return false;
      const before = reimbursementSteps.slice(0, reimbursementSteps.indexOf(event.paso));
      return openSteps(context).every((step) => !before.includes(step));
    },
  },
  actions: {
    // A new day can make the date valid: its error must be cleared here, because no edit does.
    anotarDia: assign(({ context, event }) => {
      if (event.type !== 'DIA') return {};
      const { hoy } = event;
      const inTime = dayFault(context.borrador.fechaServicio, hoy) === undefined;
      return inTime ? { ...updateField(context, { campo: 'fechaServicio' }), hoy } : { hoy };
    }),
    empezar: assign({ borrador: ({ context }) => initialReimbursement(context.listas?.solicitante ?? null) }),
    retomar: assign(({ context }) => {
      if (context.recuerdo === null) return {};
      const borrador = { ...context.borrador, ...context.recuerdo.borrador };
      return { borrador: hasType(context, borrador.tipo) ? borrador : { ...borrador, tipo: '' } };
    }),
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? updateReimbursementField(context, event, context.hoy) : {},
    ),
    anotarPrestador: assign(({ context: { borrador, faltas }, event }) => {
      if (event.type !== 'PRESTADOR' || event.prestador === null) return {};
      const { clase, nombre, especialidad } = event.prestador;
      return {
        borrador: { ...borrador, ...(clase === 'CENTRO' ? { centroSalud: nombre } : { medico: nombre, especialidad }) },
        faltas: { ...faltas, centroSalud: undefined },
      };
    }),
    anotarFaltas: assign(({ context }, { en }) => ({
      faltas: stepFaults(en, context),
    })),
    anotarResultado: assign(({ event }) => resultOf(event)),
    anotarEnvio: assign(({ context: { listas, borrador }, event }) => {
      if (event.type !== 'xstate.done.actor.enviarCaso') return {};
      const { caso, telefonosGuardados } = event.output;
      const solicitante = listas && telefonosGuardados ? storedPhones(listas.solicitante, borrador) : null;
      return { caso, listas: listas && solicitante ? { ...listas, solicitante } : listas };
    }),
  },
});
