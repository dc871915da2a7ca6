import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { type Cambio, type Llaves, passkeysMachine } from './passkeys.machine';

const isDone = ({ llaves }: Llaves, cambio: Cambio): boolean => {
  const found = llaves.find(({ codigo }) => codigo === cambio.codigo);
  if (cambio.tipo === 'quitar') return found === undefined;
  return found !== undefined && (cambio.tipo === 'agregar' || found.nombre === cambio.nombre);
};

export const passkeysFlow = passkeysMachine.provide({
  guards: {
    nadaQueVer: ({ context, event }) =>
      event.type === 'xstate.done.actor.leer' &&
      (event.output === null || (!context.puede && event.output.llaves.length === 0)),
    quedo: ({ context: { cambio }, event }) =>
      event.type === 'xstate.done.actor.comprobar' &&
      event.output !== null &&
      cambio !== null &&
      isDone(event.output, cambio),
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: {
    anotarLlaves: assign(({ event }) =>
      'output' in event && event.output !== null && 'llaves' in event.output ? { llaves: event.output } : {},
    ),
    anotarNueva: assign(({ event }) => {
      if (event.type !== 'xstate.done.actor.pedir' || event.output.fue !== 'hecha') return {};
      const { llave } = event.output;
      return { cambio: { tipo: 'agregar', codigo: llave.credencial.id, llave } };
    }),
    anotarCambioNombre: assign(({ context: { cual, nombre } }) =>
      cual === null ? {} : { cambio: { tipo: 'nombrar', codigo: cual.codigo, nombre: nombre.trim() } },
    ),
    anotarRetiro: assign(({ context: { cual } }) =>
      cual === null ? {} : { cambio: { tipo: 'quitar', codigo: cual.codigo } },
    ),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
