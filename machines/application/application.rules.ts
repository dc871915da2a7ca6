import {
  and,
  assign,
  type ContextFrom,
  type EventFrom,
  matchesState,
  or,
  raise,
  type StateValue,
  stateIn,
} from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { applicationLimits, emptyApplication } from '../../domain/rules/application/application-draft';
import {
  type ApplicationStep,
  firstOpenStep,
  reachableStep,
  reviewStep,
  stepFaults,
} from '../../domain/rules/application/application-faults';
import { answered, detailed, marked, noneOf } from '../../domain/rules/application/health';
import { updatePersonField } from '../../domain/rules/application/update-application-field';
import { emailHint, takeEmailHint } from '../../domain/rules/contact/email-hint';
import { applicationMachine } from './application.machine';

type Context = ContextFrom<typeof applicationMachine>;
type Event = EventFrom<typeof applicationMachine>;

/** The step that an event leads to; on arrival, the step in the address. */
const destination = (context: Context, event: Event): ApplicationStep => {
  if (event.type === 'IR' || event.type === 'CORREGIR') return event.paso ?? 0;
  if (event.type === 'ENVIAR') return firstOpenStep(context);
  const { pedido } = context;
  const reachable = reachableStep(context);
  return event.type === 'SEGUIR' || pedido === null || pedido > reachable ? reachable : pedido;
};

const namesStep =
  (step: ApplicationStep) =>
  ({ event }: { event: object }) =>
    'paso' in event && event.paso === step;

const stepStates: readonly (readonly [ApplicationStep, string])[] = [
  [0, 'plan'],
  [1, 'datosPersonales'],
  [2, 'dependientes'],
  [2, 'dialogo'],
  [3, 'datosDePago'],
  [4, 'declaracionDeSalud'],
  [5, 'revision'],
];

/** The step for the address in a state; null for the entry page. */
export const stepOf = (state: StateValue): ApplicationStep | null =>
  stepStates.find(([, name]) => matchesState({ formulario: name }, state))?.[0] ?? null;

export const applicationFlow = applicationMachine.provide({
  guards: {
    sigueAqui: ({ context }) => context.deAqui && context.desde !== null && context.pedido !== null,
    destino: ({ context, event }, { es }) => destination(context, event) === es,
    mismoPaso: or(stepStates.map(([step, name]) => and([namesStep(step), stateIn({ formulario: name })]))),
    faltaAlgo: ({ context }, { en }) => Object.keys(stepFaults(en, context)).length > 0,
    faltaAlgunPaso: ({ context }) => firstOpenStep(context) !== reviewStep,
    pasoAlcanzable: ({ context, event }) =>
      event.type === 'IR' && event.paso !== null && event.paso <= reachableStep(context),
    hayLugar: ({ context }) => context.dependientes.length < applicationLimits.dependientes,
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: {
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? { ...updatePersonField(context, event), sugerencia: '' } : {},
    ),
    sugerirCorreo: assign({ sugerencia: ({ context }) => emailHint(context.borrador.correo) }),
    usarSugerencia: assign(({ context }) => takeEmailHint(context)),
    vaciar: assign({
      borrador: emptyApplication,
      dependientes: [],
      salud: {},
      desde: null,
      deAqui: false,
      dialogo: false,
      editado: null,
      porConfirmar: false,
      movimientos: ({ context }) => context.movimientos + 1,
    }),
    anotarFaltas: assign(({ context }, { en }) => ({
      faltas: stepFaults(en, context),
    })),
    pulsarSiguiente: raise({ type: 'SIGUIENTE' }),
    guardarDependiente: assign(({ context: { dependientes, editado }, event }) => {
      if (event.type !== 'DEPENDIENTE') return {};
      const { dependiente } = event;
      return {
        dependientes:
          editado === null || editado >= dependientes.length
            ? [...dependientes, dependiente].slice(0, applicationLimits.dependientes)
            : dependientes.map((one, lugar) => (lugar === editado ? dependiente : one)),
        faltas: {},
      };
    }),
    quitarDependiente: assign(({ context: { dependientes }, event }) => {
      const dependiente = event.type === 'QUITAR' ? dependientes[event.lugar] : undefined;
      if (event.type !== 'QUITAR' || dependiente === undefined) return {};
      return {
        dependientes: dependientes.filter((_, lugar) => lugar !== event.lugar),
        quitado: { dependiente, lugar: event.lugar },
        faltas: {},
      };
    }),
    reponerDependiente: assign(({ context: { dependientes, quitado } }) => {
      if (quitado === null) return {};
      const { lugar, dependiente } = quitado;
      return {
        dependientes: [...dependientes.slice(0, lugar), dependiente, ...dependientes.slice(lugar)],
        quitado: null,
        faltas: {},
      };
    }),
    responder: assign(({ context: { salud, faltas }, event }) => {
      if (event.type === 'NINGUNA') return { salud: noneOf(salud, event.codigos), faltas: {} };
      if (!('codigo' in event)) return {};
      const { codigo } = event;
      return {
        salud:
          event.type === 'RESPONDER'
            ? answered(salud, codigo, event.tiene)
            : event.type === 'MARCAR'
              ? marked(salud, codigo, event.quien)
              : detailed(salud, codigo, event.detalle),
        faltas: faltas[`sintoma-${codigo}`] === undefined ? faltas : { ...faltas, [`sintoma-${codigo}`]: undefined },
      };
    }),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
