import { assign } from 'xstate';
import { photoUrl } from '../../src/rules/person/photo';
import { portraitMachine } from './portrait.machine';

export const portraitFlow = portraitMachine.provide({
  actions: {
    anotarFoto: assign({
      foto: ({ context, event }) => ('output' in event ? photoUrl(event.output) : context.foto),
    }),
  },
});
