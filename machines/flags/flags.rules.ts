import { assign } from 'xstate';
import { flagsOf } from '../../domain/rules/access/flags';
import { flagsMachine } from './flags.machine';

export const flagsFlow = flagsMachine.provide({
  actions: {
    anotarFunciones: assign({
      activas: ({ context, event }) => ('output' in event ? flagsOf(event.output) : context.activas),
      fallos: 0,
    }),
  },
});
