// biome-ignore lint/style/noRestrictedImports: this page stands alone, outside the portal's layers.
import ky from 'ky';
import * as v from 'valibot';
import { assign, fromPromise, setup } from 'xstate';

const credenciales = v.object({
  documento: v.pipe(v.string(), v.regex(/^\d{11}$/)),
  clave: v.pipe(v.string(), v.nonEmpty()),
});
type Credenciales = v.InferOutput<typeof credenciales>;

const respuesta = v.object({ codigoMensaje: v.number(), mensaje: v.string() });
type Respuesta = v.InferOutput<typeof respuesta>;

export const loginMachine = setup({
  types: {} as {
    context: Credenciales & { mensaje: string };
    events:
      | { type: 'ESCRIBIR_DOCUMENTO'; texto: string }
      | { type: 'ESCRIBIR_CLAVE'; texto: string }
      | { type: 'ENVIAR' }
      | { type: 'CERRAR' };
  },
  actors: {
    autenticar: fromPromise<Respuesta, Credenciales>(async ({ input, signal }) =>
      v.parse(respuesta, await ky.post('/api/login', { json: input, signal }).json()),
    ),
  },
  guards: { completo: ({ context }) => v.is(credenciales, context) },
}).createMachine({
  id: 'login',
  context: { documento: '', clave: '', mensaje: '' },
  initial: 'editando',
  states: {
    editando: {
      initial: 'escribiendo',
      on: {
        ESCRIBIR_DOCUMENTO: {
          target: '.escribiendo',
          actions: assign({ documento: ({ event }) => event.texto.replace(/\D/g, '').slice(0, 11) }),
        },
        ESCRIBIR_CLAVE: { target: '.escribiendo', actions: assign({ clave: ({ event }) => event.texto }) },
        ENVIAR: [{ guard: 'completo', target: 'autenticando' }, { target: '.incompleto' }],
      },
      states: { escribiendo: {}, incompleto: {}, fallo: {} },
    },
    autenticando: {
      invoke: {
        src: 'autenticar',
        input: ({ context: { documento, clave } }) => ({ documento, clave }),
        onDone: [
          { guard: ({ event }) => event.output.codigoMensaje === 1007, target: 'dentro' },
          { target: 'informando', actions: assign({ mensaje: ({ event }) => event.output.mensaje }) },
        ],
        onError: { target: 'editando.fallo' },
      },
    },
    informando: { on: { CERRAR: { target: 'editando' } } },
    dentro: { type: 'final' },
  },
});
