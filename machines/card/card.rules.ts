import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { cardMachine } from './card.machine';
import { cardHolders } from './card-holders';

export const cardFlow = cardMachine.provide({
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
