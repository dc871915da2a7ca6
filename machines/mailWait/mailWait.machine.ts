import { fromCallback, setup } from 'xstate';

interface Contexto {
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
  actions: { abrirReenvio: falta, olvidar: falta },
}).createMachine({
  id: 'mailWait',
  description: 'La espera de un correo que el portal envió, con su reenvío.',
  context: ({ input }) => ({ correo: input.correo, desde: input.desde }),
  initial: 'esperando',
  states: {
    esperando: {
      description: 'Tras el código 1005 la cuenta espera el correo: se dice adónde fue y se ofrece reenviarlo.',
      tags: 'aviso',
      meta: { pantalla: 'Revise su correo', requisitos: ['REG-61'] },
      invoke: {
        id: 'vigilarSesion',
        src: 'vigilarSesion',
        onError: { description: 'Sin saber de la sesión, el aviso se queda hasta que lo quiten.' },
      },
      on: {
        REENVIAR: { description: 'El reenvío se abre sobre la página.', actions: 'abrirReenvio' },
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
