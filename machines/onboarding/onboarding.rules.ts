import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { overFound } from '../../domain/rules/contact/contact-conflicts';
import type { ContactDraft } from '../../domain/rules/contact/contact-draft';
import { draftOfContact } from '../../domain/rules/contact/contact-draft';
import { contactFaults } from '../../domain/rules/contact/contact-faults';
import { type ContactPart, contactParts, contentOf, withPart } from '../../domain/rules/contact/contact-part';
import { isDoubtful, isSaved, lookedUp, noted, settled, without } from '../../domain/rules/contact/contact-sends';
import { emailHint } from '../../domain/rules/contact/email-hint';
import { updateContactField } from '../../domain/rules/contact/update-contact-field';
import { onboardingMachine } from './onboarding.machine';

type Context = ReturnType<typeof onboardingMachine.getInitialSnapshot>['context'];

const faultsOf = (part: ContactPart, { borrador, provincias, municipios }: Context) =>
  contactFaults(part, borrador, { provincias: provincias ?? [], municipios: municipios ?? [] });

const stepFaults = (context: Context) => faultsOf(contactParts[context.paso] ?? 'telefonos', context);

const isOpen = (part: ContactPart, { subsidiado, envios, borrador }: Context): boolean =>
  !(part === 'direccion' && subsidiado) && !isSaved(envios, part, borrador);

/** Only what was typed and is not saved yet goes over what is stored now. */
const typedOver = ({ base, borrador, envios }: Context, found: ContactDraft): ContactDraft => {
  if (base === null) return found;
  const saved = contactParts.filter((part) => isSaved(envios, part, borrador));
  const before = saved.reduce((now, part) => withPart(now, part, borrador), base);
  return overFound({ base: before, typed: borrador, found }, {});
};

export const onboardingFlow = onboardingMachine.provide({
  guards: {
    faltaAlgo: ({ context }) => Object.keys(stepFaults(context)).length > 0,
    yaGuardada: ({ context }, { parte }) => isSaved(context.envios, parte, context.borrador),
    envioDudoso: ({ context }, { parte }) => isDoubtful(context.envios, parte, context.borrador),
    porEnviar: ({ context }, { parte }) =>
      isOpen(parte, context) &&
      !isDoubtful(context.envios, parte, context.borrador) &&
      !context.fallidas.includes(parte),
    estaGuardada: ({ context, event }, { parte }) =>
      event.type === 'xstate.done.actor.releerContacto' &&
      contentOf(parte, draftOfContact(event.output)) === contentOf(parte, context.borrador),
    quedanDudas: ({ context }) => contactParts.some((part) => isDoubtful(context.envios, part, context.borrador)),
    todoGuardado: ({ context }) => contactParts.every((part) => !isOpen(part, context)),
    tolera: ({ context }) => context.tolerante && !isOpen('telefonos', context) && !isOpen('direccion', context),
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: {
    anotarCargado: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.cargarTodo' && event.type !== 'xstate.done.actor.recargarTodo') return {};
      const { contacto, ...places } = event.output;
      const provincias = places.provincias ?? context.provincias;
      const municipios = places.municipios ?? context.municipios;
      if (contacto === null) return { provincias, municipios };
      const known = draftOfContact(contacto);
      const { provincia, municipio, calle, noCasa, apartamento, edificio, sector } = known;
      const fixed = context.subsidiado ? { provincia, municipio, calle, noCasa, apartamento, edificio, sector } : {};
      return {
        contacto,
        provincias,
        municipios,
        base: known,
        borrador: { ...typedOver(context, known), ...fixed },
        envios: settled(context.envios, contacto),
      };
    }),
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? { ...updateContactField(context, event), sugerencia: '' } : {},
    ),
    sugerirCorreo: assign({ sugerencia: ({ context }) => emailHint(context.borrador.correo) }),
    anotarFaltas: assign(({ context }) => ({ faltas: stepFaults(context), pulsaciones: context.pulsaciones + 1 })),
    anotarFuera: assign({
      envios: ({ context, event }) =>
        event.type === 'GUARDADO_FUERA' ? { ...context.envios, ...event.envios } : context.envios,
    }),
    anotarEnvio: assign({
      envios: ({ context }, { parte }) => noted(context.envios, parte, context.borrador, false),
    }),
    anotarGuardado: assign({
      envios: ({ context }, { parte }) => noted(context.envios, parte, context.borrador, true),
    }),
    anotarRechazo: assign({
      envios: ({ context }, { parte }) => without(context.envios, parte),
      fallidas: ({ context }, { parte }) => [...context.fallidas.filter((una) => una !== parte), parte],
    }),
    anotarResultado: assign(({ event }) => resultOf(event)),
    cotejar: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.releerContacto') return {};
      const envios = lookedUp(context.envios, event.output);
      const lost = contactParts.filter((part) => context.envios[part] !== undefined && envios[part] === undefined);
      return { contacto: event.output, envios, fallidas: [...new Set([...context.fallidas, ...lost])] };
    }),
    empezarFinal: assign(({ context }) => ({
      respuesta: null,
      problema: null,
      // What cannot be sent as it is written is named with what was not taken.
      fallidas: contactParts.filter((part) => isOpen(part, context) && Object.keys(faultsOf(part, context)).length > 0),
    })),
  },
});
