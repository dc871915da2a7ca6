import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { isEmail } from '../../domain/rules/contact/email';
import { codePage } from './code-page';
import { secureDeviceMachine } from './secureDevice.machine';

export const secureDeviceFlow = secureDeviceMachine.provide({
  guards: {
    tieneCorreo: ({ event }) =>
      event.type === 'xstate.done.actor.consultarContacto' && isEmail(event.output.correoElectronico.trim()),
    direccionSegura: ({ context, event }) =>
      event.type === 'xstate.done.actor.solicitarCodigo' && codePage(event.output.url, context.origen) !== null,
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: {
    anotarCorreo: assign({
      correo: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarContacto' ? event.output.correoElectronico.trim() : context.correo,
    }),
    anotarDireccion: assign({
      direccion: ({ context, event }) =>
        event.type === 'xstate.done.actor.solicitarCodigo' ? (codePage(event.output.url, context.origen) ?? '') : '',
    }),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
