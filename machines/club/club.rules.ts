import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { clubMachine } from './club.machine';
import { opensClub } from './opens-club';

export const clubFlow = clubMachine.provide({
  guards: {
    regimenAdmitido: ({ context }) => opensClub(context.regimen),
    planAdmitido: ({ context, event }) =>
      event.type === 'xstate.done.actor.consultarPlan' &&
      event.output.some(
        ({ idAfiliado, regimen, planes_Nombre }) =>
          idAfiliado === context.codigoAfiliado && (opensClub(regimen) || opensClub(planes_Nombre)),
      ),
  },
  actions: { anotarResultado: assign(({ event }) => resultOf(event)) },
});
