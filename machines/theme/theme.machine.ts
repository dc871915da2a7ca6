import { setup } from 'xstate';
import type { Theme } from '../../domain/rules/screen/theme';

export type Evento = { type: 'ELEGIR'; tema: Theme } | { type: 'CAMBIO_FUERA'; tema: Theme };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const themeMachine = setup({
  types: {} as { context: { inicial: Theme }; input: { inicial: Theme }; events: Evento },
  guards: {
    es: ({ context, event }, params: { tema: Theme }) =>
      ('tema' in event ? event.tema : context.inicial) === params.tema,
  },
  actions: { aplicar: falta as (_: unknown, params: { tema: Theme }) => never, guardar: falta },
}).createMachine({
  id: 'theme',
  description: 'El tema claro u oscuro, o el del equipo.',
  context: ({ input }) => input,
  initial: 'eligiendo',
  on: {
    ELEGIR: { description: 'La persona lo elige en su cuenta.', target: '.eligiendo', actions: 'guardar' },
    CAMBIO_FUERA: { description: 'Se eligió en otra pestaña.', target: '.eligiendo' },
  },
  states: {
    eligiendo: {
      description: 'Se aplica el tema pedido; al arrancar, el guardado.',
      always: [
        { guard: { type: 'es', params: { tema: 'claro' } }, target: 'claro' },
        { guard: { type: 'es', params: { tema: 'oscuro' } }, target: 'oscuro' },
        { target: 'sistema' },
      ],
    },
    claro: {
      description: 'Siempre claro.',
      entry: { type: 'aplicar', params: { tema: 'claro' } },
    },
    oscuro: {
      description: 'Siempre oscuro.',
      entry: { type: 'aplicar', params: { tema: 'oscuro' } },
    },
    sistema: {
      description: 'Como diga el teléfono o la computadora.',
      entry: { type: 'aplicar', params: { tema: 'sistema' } },
    },
  },
});
