import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { emailHint, takeEmailHint } from '../../domain/rules/contact/email-hint';
import { updateField } from '../../domain/rules/form/form-events';
import { type Evento, emailRequestMachine } from './emailRequest.machine';
import { missingNewEmail } from './new-email';

/** Each step validates its own field. */
const missing = ({ borrador }: { borrador: { correo: string } }, event: Evento) => {
  if (event.type === 'SIGUIENTE') return missingNewEmail(borrador.correo);
  return event.type === 'ENVIAR' && event.clave === '' ? ({ clave: 'claveVacia' } as const) : {};
};

export const emailRequestFlow = emailRequestMachine.provide({
  guards: {
    faltaAlgo: ({ context, event }) => Object.keys(missing(context, event)).length > 0,
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: {
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR'
        ? { ...updateField(context, event), sugerencia: event.campo === 'correo' ? '' : context.sugerencia }
        : {},
    ),
    sugerirCorreo: assign({ sugerencia: ({ context }) => emailHint(context.borrador.correo) }),
    usarSugerencia: assign(({ context }) => ({ ...takeEmailHint(context), faltas: {} })),
    anotarFaltas: assign(({ context, event }) => ({
      faltas: missing(context, event),
    })),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
