import { fromCallback, setup } from 'xstate';
import type { AccessDialog } from '../../domain/rules/access/access-dialog';

/** Qué hace el enlace del correo que se espera. */
export type Asunto = 'activacion' | 'recuperacion';

interface Contexto {
  asunto: Asunto;
  /** Enmascarado; vacío si no se sabe. */
  correo: string;
  /** Cuándo se envió, en milisegundos. */
  desde: number;
}

export type Evento = { type: 'REENVIAR' } | { type: 'OLVIDAR' } | { type: 'ENTRO' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const mailWaitMachine = setup({
  types: {} as { context: Contexto; input: Contexto; events: Evento; tags: 'aviso' | 'terminal' },
  actors: { vigilarSesion: fromCallback<{ type: 'ENTRO' }>(falta) },
  guards: { recuperando: ({ context }) => context.asunto === 'recuperacion' },
  actions: { abrirDialogo: falta as (_: unknown, params: { dialogo: AccessDialog }) => never, olvidar: falta },
}).createMachine({
  id: 'mailWait',
  description: 'La espera de un correo que el portal envió, con su reenvío.',
  context: ({ input }) => ({ asunto: input.asunto, correo: input.correo, desde: input.desde }),
  initial: 'esperando',
  states: {
    esperando: {
      description:
        'Se pidió el correo que activa la cuenta, o el que cambia la contraseña: se dice adónde fue y se ofrece pedirlo otra vez.',
      tags: 'aviso',
      meta: { pantalla: 'Revise su correo', requisitos: ['REG-61', 'RECOV-08'] },
      invoke: {
        id: 'vigilarSesion',
        src: 'vigilarSesion',
        onError: { description: 'Sin saber de la sesión, el aviso se queda hasta que lo quiten.' },
      },
      on: {
        REENVIAR: [
          {
            guard: 'recuperando',
            description: 'La recuperación se abre sobre la página.',
            actions: { type: 'abrirDialogo', params: { dialogo: 'recuperacion' } },
          },
          {
            description: 'El reenvío se abre sobre la página.',
            actions: { type: 'abrirDialogo', params: { dialogo: 'reenvio' } },
          },
        ],
        OLVIDAR: { target: 'olvidado' },
        ENTRO: { description: 'Quien entra ya no espera ningún correo.', target: 'olvidado' },
      },
    },
    olvidado: {
      description: 'Ya no hay nada que esperar.',
      type: 'final',
      tags: 'terminal',
      entry: 'olvidar',
    },
  },
});
