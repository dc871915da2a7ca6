import { assign } from 'xstate';
import { emailHint } from '../../src/rules/contact/email-hint';
import { formatDocument, missingDocument } from '../../src/rules/document/credentials';
import { drawQuestions, missingAnswers, questionsPerAttempt } from '../../src/rules/registration/questions';
import { missingData } from '../../src/rules/registration/registration';
import { registerMachine } from './register.machine';

const faltasDe = (faltas: object): boolean => Object.keys(faltas).length > 0;

export const registerFlow = registerMachine.provide({
  guards: {
    faltaDocumento: ({ context }) => faltasDe(missingDocument(context.tipoDocumento, context.documento)),
    faltanRespuestas: ({ context, event }) =>
      event.type === 'RESPONDER' && faltasDe(missingAnswers(context.preguntas, event.respuestas)),
    faltanDatos: ({ context, event }) =>
      event.type === 'REGISTRAR' &&
      faltasDe(missingData({ ...context, clave: event.clave, claveRepetida: event.claveRepetida })),
    alcanzanLasPreguntas: ({ event }) => {
      if (event.type === 'xstate.done.actor.consultarPreguntas') return event.output.length >= questionsPerAttempt;
      return event.type === 'xstate.done.actor.identificar' && event.output.preguntas.length >= questionsPerAttempt;
    },
  },
  actions: {
    escribirDocumento: assign({
      documento: ({ context, event }) =>
        event.type === 'ESCRIBIR_DOCUMENTO' ? formatDocument(context.tipoDocumento, event.texto) : context.documento,
      faltas: ({ context }) => ({ ...context.faltas, documento: undefined }),
    }),
    anotarFaltas: assign({
      pulsaciones: ({ context }) => context.pulsaciones + 1,
      faltas: ({ context }) => missingDocument(context.tipoDocumento, context.documento),
    }),
    sortear: assign(({ context }) => ({
      ...drawQuestions(context.disponibles, context.azar),
      sorteos: context.sorteos + 1,
      contestadas: [],
    })),
    anotarFaltasRespuestas: assign({
      pulsaciones: ({ context }) => context.pulsaciones + 1,
      faltasRespuestas: ({ context, event }) =>
        event.type === 'RESPONDER' ? missingAnswers(context.preguntas, event.respuestas) : context.faltasRespuestas,
    }),
    sugerirCorreo: assign({ sugerencia: ({ context }) => emailHint(context.correo) }),
    anotarFaltasDatos: assign({
      pulsaciones: ({ context }) => context.pulsaciones + 1,
      faltasDatos: ({ context, event }) =>
        event.type === 'REGISTRAR'
          ? missingData({ ...context, clave: event.clave, claveRepetida: event.claveRepetida })
          : context.faltasDatos,
    }),
  },
});
