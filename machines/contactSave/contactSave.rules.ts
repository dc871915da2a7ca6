import { assign } from 'xstate';
import { chartFailure } from '../../domain/contract/chart-failure';
import { isRefusal } from '../../domain/contract/refusal';
import type { ContactPart } from '../../domain/rules/contact/contact-part';
import { isDoubtful, isSaved, lookedUp, noted, without } from '../../domain/rules/contact/contact-sends';
import { contactSaveMachine } from './contactSave.machine';

type Context = ReturnType<typeof contactSaveMachine.getInitialSnapshot>['context'];

const doubtful = ({ partes, envios, borrador }: Context): readonly ContactPart[] =>
  partes.filter((part) => isDoubtful(envios, part, borrador));

const nextPart = (context: Context): ContactPart | undefined =>
  context.partes.find(
    (part) =>
      !context.guardadas.includes(part) && !context.fallidas.includes(part) && !doubtful(context).includes(part),
  );

export const contactSaveFlow = contactSaveMachine.provide({
  guards: {
    quedaPorEnviar: ({ context }) => nextPart(context) !== undefined,
    quedanDudas: ({ context }) => doubtful(context).length > 0,
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: {
    anotarGuardadas: assign({
      guardadas: ({ context: { partes, envios, borrador } }) =>
        partes.filter((part) => isSaved(envios, part, borrador)),
    }),
    elegirParte: assign({ parte: ({ context }) => nextPart(context) ?? context.parte }),
    anotarEnvio: assign({
      envios: ({ context: { envios, parte, borrador } }) => noted(envios, parte, borrador, false),
    }),
    anotarGuardada: assign({
      envios: ({ context: { envios, parte, borrador } }) => noted(envios, parte, borrador, true),
    }),
    anotarRechazo: assign({
      envios: ({ context }) => without(context.envios, context.parte),
      fallidas: ({ context }) => [...context.fallidas, context.parte],
    }),
    anotarProblema: assign({ problema: ({ event }) => chartFailure(event) }),
    cotejar: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.comprobarContacto') return {};
      const envios = lookedUp(context.envios, event.output);
      const looked = doubtful(context);
      const isFound = (part: ContactPart) => isSaved(envios, part, context.borrador);
      return {
        envios,
        encontradas: [...context.encontradas, ...looked.filter(isFound)],
        fallidas: [...context.fallidas, ...looked.filter((part) => !isFound(part))],
      };
    }),
  },
});
