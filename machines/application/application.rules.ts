import { assign, raise } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusedRequest } from '../../domain/contract/refusal';
import { emptyApplication } from '../../domain/rules/application/application-draft';
import {
  firstOpenStep,
  reachableStep,
  reviewStep,
  stepFaults,
} from '../../domain/rules/application/application-faults';
import { applicationLimits } from '../../domain/rules/application/application-limits';
import { answered, detailed, marked, noneOf } from '../../domain/rules/application/health';
import { nextStep, stepBefore } from '../../domain/rules/application/next-step';
import { updatePersonField } from '../../domain/rules/application/update-application-field';
import { emailHint } from '../../domain/rules/contact/email-hint';
import { applicationMachine } from './application.machine';

type Context = ReturnType<typeof applicationMachine.getInitialSnapshot>['context'];

const moved = (context: Context, paso: Context['paso']) => ({ paso, movimientos: context.movimientos + 1 });

export const applicationFlow = applicationMachine.provide({
  guards: {
    sigueAqui: ({ context }) => context.deAqui && context.desde !== null && context.pedido !== null,
    faltaAlgo: ({ context }) => Object.keys(stepFaults(context.paso, context)).length > 0,
    faltaAlgunPaso: ({ context }) => firstOpenStep(context) !== reviewStep,
    pasoAlcanzable: ({ context, event }) =>
      event.type === 'IR' && event.paso !== null && event.paso <= reachableStep(context),
    hayLugar: ({ context }) => context.dependientes.length < applicationLimits.dependientes,
    rechazo: ({ event }) => 'error' in event && isRefusedRequest(event.error),
  },
  actions: {
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? { ...updatePersonField(context, event), sugerencia: '' } : {},
    ),
    sugerirCorreo: assign({ sugerencia: ({ context }) => emailHint(context.borrador.correo) }),
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
    acotarPaso: assign(({ context }) => ({
      paso: context.paso <= reachableStep(context) ? context.paso : reachableStep(context),
    })),
    seguirDondeEstaba: assign(({ context }) => moved(context, reachableStep(context))),
    anotarFaltas: assign(({ context }) => ({
      faltas: stepFaults(context.paso, context),
      pulsaciones: context.pulsaciones + 1,
    })),
    avanzar: assign(({ context }) => moved(context, nextStep(context.paso))),
    retroceder: assign(({ context }) => moved(context, stepBefore(context.paso))),
    irAPaso: assign(({ context, event }) => ('paso' in event && event.paso !== null ? moved(context, event.paso) : {})),
    irAlPrimeroConFaltas: assign(({ context }) => moved(context, firstOpenStep(context))),
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
