import { assign } from 'xstate';
import { countsDuringWarning, type Idle, idleOf, type LastActivity, observe } from '../../domain/rules/session/idle';
import { type Contexto, type Evento, inactivityMachine, type Paso } from './inactivity.machine';

/** The latest activity known at the moment of the event, before the event itself counts. */
const seen = (context: Contexto, event: Evento): LastActivity | null =>
  'ahora' in event ? observe(event.guardada, event.ahora, context.ultima) : context.ultima;

const idle = (context: Contexto, event: Evento): Idle | null => {
  const last = seen(context, event);
  return 'ahora' in event && last !== null ? idleOf(event.ahora, last, context.limites) : null;
};

/** The latest first: after a sleep through several, only the last one is announced. */
const steps: readonly Paso[] = [10, 20, 40];
const crossed = (before: number, now: number, mark: number): boolean => before > mark && now <= mark;

export const inactivityFlow = inactivityMachine.provide({
  guards: {
    limiteAlcanzado: ({ context, event }) => idle(context, event)?.phase === 'vencida',
    avisoAlcanzado: ({ context, event }) => idle(context, event)?.phase === 'aviso',
    esDelAfiliado: ({ event }) => event.type === 'ACTIVIDAD' && countsDuringWarning(event.clase, event.dentro),
  },
  actions: {
    anotarLectura: assign(({ context, event }) => ({
      ultima: seen(context, event),
      quedan: idle(context, event)?.secondsLeft ?? context.quedan,
    })),
    anunciarCuenta: assign(({ context, event }) => {
      const left = idle(context, event)?.secondsLeft ?? context.quedan;
      const step = steps.find((mark) => crossed(context.quedan, left, mark));
      return step === undefined ? {} : { anuncio: step };
    }),
    anotarActividad: assign(({ context, event }) =>
      'ahora' in event
        ? {
            ultima: { ...event.ahora, stored: String(event.ahora.wall) },
            quedan: Math.ceil(context.limites.closeMs / 1000),
          }
        : {},
    ),
  },
});
