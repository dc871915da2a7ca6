import { assign } from 'xstate';
import { resultOf } from '../../src/contract/call-result';
import { profileMachine } from './profile.machine';

export const profileFlow = profileMachine.provide({
  actions: { anotarResultado: assign(({ event }) => resultOf(event)) },
});
