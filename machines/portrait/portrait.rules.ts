import { assign } from 'xstate';
import { photoUrl } from '../../domain/rules/picture/photo';
import { portraitMachine } from './portrait.machine';

export const portraitFlow = portraitMachine.provide({
  actions: {
    anotarFoto: assign(({ event }) =>
      'output' in event ? { foto: photoUrl(event.output), hay: event.output.trim() !== '' } : {},
    ),
  },
});
