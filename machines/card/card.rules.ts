import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { failureOf } from '../../domain/contract/problem';
import { cardMachine } from './card.machine';
import { cardHolders, visibleCopies } from './card-holders';

export const cardFlow = cardMachine.provide({
  guards: {
    hayCopia: ({ context }) => visibleCopies(context).length > 0,
    hayCopiaSinRed: ({ context, event }) =>
      visibleCopies(context).length > 0 && 'error' in event && failureOf(event.error)?.kind === 'sinConexion',
  },
  actions: {
    anotarResultado: assign(({ event }) => resultOf(event)),
    anotarPersona: assign({
      // The member, until the core is known.
      persona: ({ context: { personas, persona, lugar } }) =>
        personas.find((one) => one.lugar === lugar) ?? personas.find((one) => one.lugar === null) ?? persona,
    }),
    anotarCarnets: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.consultarCarnet') return {};
      const { carnets: known, persona, codigoAfiliado, consultados } = context;
      const told = event.output;
      const isAnswered = (code: string) => told.some(({ idAfiliado }) => idAfiliado === code);
      const carnets = [...known.filter(({ idAfiliado }) => !isAnswered(idAfiliado)), ...told];
      return {
        carnets,
        consultados: [...consultados, persona.codigoAfiliado],
        // The answer for a minor does not contain the core.
        ...(persona.codigoAfiliado === codigoAfiliado ? { personas: cardHolders(carnets, context) } : {}),
      };
    }),
  },
});
