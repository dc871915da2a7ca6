import { assign, type ContextFrom, type EventFrom } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { emailHint, takeEmailHint } from '../../domain/rules/contact/email-hint';
import { missingDocument } from '../../domain/rules/document/credentials';
import { updateDocumentField } from '../../domain/rules/document/update-document-field';
import {
  answered,
  drawQuestions,
  missingAnswers,
  questionsPerAttempt,
} from '../../domain/rules/registration/questions';
import { type Paso, registerMachine } from './register.machine';
import { missingData } from './registration';

type Contexto = ContextFrom<typeof registerMachine>;
type Evento = EventFrom<typeof registerMachine>;

const missing: Record<Paso, (context: Contexto, event: Evento) => Contexto['faltas']> = {
  identidad: ({ borrador }) => missingDocument(borrador.tipoDocumento, borrador.documento),
  preguntas: ({ preguntas }, event) =>
    missingAnswers(preguntas, (event.type === 'SIGUIENTE' ? event.respuestas : undefined) ?? []),
  datos: ({ borrador, nombres, apellidos }, event) =>
    missingData({
      ...borrador,
      nombres,
      apellidos,
      ...(event.type === 'ENVIAR'
        ? { clave: event.clave, claveRepetida: event.claveRepetida }
        : { clave: '', claveRepetida: '' }),
    }),
};

export const registerFlow = registerMachine.provide({
  guards: {
    faltaAlgo: ({ context, event }, { en }) => Object.keys(missing[en](context, event)).length > 0,
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
    hayContestadas: ({ context: { borrador, preguntas } }) => answered(preguntas, borrador) > 0,
    alcanzanLasPreguntas: ({ event }) => {
      if (event.type === 'xstate.done.actor.consultarPreguntas') return event.output.length >= questionsPerAttempt;
      return event.type === 'xstate.done.actor.identificar' && event.output.preguntas.length >= questionsPerAttempt;
    },
  },
  actions: {
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR'
        ? { ...updateDocumentField(context, event), ...(event.campo === 'correo' ? { sugerencia: '' } : {}) }
        : {},
    ),
    anotarFaltas: assign(({ context, event }, { en }) => ({
      faltas: missing[en](context, event),
    })),
    anotarResultado: assign(({ event }) => resultOf(event)),
    sortear: assign(({ context }) => {
      const drawn = drawQuestions(context.disponibles, context.azar);
      const empty = Object.fromEntries(drawn.preguntas.map(({ id }) => [`pregunta-${id}`, false]));
      return { ...drawn, sorteos: context.sorteos + 1, borrador: { ...context.borrador, ...empty } };
    }),
    sugerirCorreo: assign({ sugerencia: ({ context }) => emailHint(context.borrador.correo) }),
    usarSugerencia: assign(({ context }) => takeEmailHint(context)),
  },
});
