import { fromCallback, fromPromise, setup } from 'xstate';

interface Contexto {
  /** El servidor dice que lo tiene. */
  ofrecido: boolean;
}

export type Evento = { type: 'SALIO' } | { type: 'VOLVIO' } | { type: 'EN_LINEA' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const logoutMachine = setup({
  types: {} as { context: Contexto; input: Contexto; events: Evento; tags: 'cargando' | 'error' | 'terminal' },
  actors: { avisar: fromPromise<void>(falta), vigilarPagina: fromCallback(falta) },
  delays: { espera: falta, limite: falta },
  guards: { ofrecido: ({ context }) => context.ofrecido },
  actions: { olvidar: falta, registrarFallo: falta },
}).createMachine({
  id: 'logout',
  description:
    'Decirle al servidor que una sesión se cerró. Nadie espera por esto; si no se puede, se intenta otra vez.',
  context: ({ input }) => input,
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si al servidor se le puede decir.',
      always: [
        { guard: 'ofrecido', target: 'atento' },
        { description: 'No se le puede decir: la sesión vence sola.', target: 'ausente' },
      ],
    },
    atento: {
      description: 'Lo que queda por decir está guardado en este navegador, y no abre nada.',
      invoke: {
        id: 'vigilarPagina',
        src: 'vigilarPagina',
        onError: { description: 'Sin avisos del navegador: se dice al abrir el portal otra vez.' },
      },
      initial: 'avisando',
      states: {
        avisando: {
          description: 'Se dice cada cierre que quede por decir, si queda alguno; otra pestaña no lo dice a la vez.',
          tags: 'cargando',
          invoke: {
            id: 'avisar',
            src: 'avisar',
            onDone: { target: 'alDia' },
            onError: { target: 'pendiente', actions: 'registrarFallo' },
          },
          on: { SALIO: { description: 'Otro cierre, después de entrar otra vez.', target: 'avisando', reenter: true } },
          after: { limite: { target: 'pendiente', actions: 'registrarFallo' } },
        },
        alDia: {
          description: 'No queda nada por decir.',
          on: { SALIO: { target: 'avisando' } },
        },
        pendiente: {
          description: 'El servidor no lo sabe todavía. Pasado el tiempo en que la sesión vence sola, se olvida.',
          tags: 'error',
          on: {
            SALIO: { target: 'avisando' },
            EN_LINEA: { target: 'avisando' },
            VOLVIO: { target: 'avisando' },
          },
          after: { espera: { target: 'avisando' } },
        },
      },
    },
    ausente: { description: 'No queda nada guardado.', type: 'final', entry: 'olvidar' },
  },
});
