import { assign } from 'xstate';
import { overFound } from '../../domain/rules/contact/contact-conflicts';
import { type ContactDraft, draftOfContact } from '../../domain/rules/contact/contact-draft';
import { contactFaults } from '../../domain/rules/contact/contact-faults';
import { type ContactPart, contactParts, withPart } from '../../domain/rules/contact/contact-part';
import { isSaved, settled } from '../../domain/rules/contact/contact-sends';
import { emailHint, takeEmailHint } from '../../domain/rules/contact/email-hint';
import { placeName } from '../../domain/rules/contact/place';
import { updateContactField } from '../../domain/rules/contact/update-contact-field';
import { faultsWhenLeft } from '../../domain/rules/form/form-events';
import { onboardingMachine } from './onboarding.machine';
import { isOpen, lacksPlaces } from './open-parts';

type Context = ReturnType<typeof onboardingMachine.getInitialSnapshot>['context'];

const faultsOf = (part: ContactPart, { borrador, provincias, municipios }: Context) =>
  contactFaults(part, borrador, { provincias: provincias ?? [], municipios: municipios ?? [] });

const stepFaults = (context: Context) => faultsOf(contactParts[context.paso] ?? 'telefonos', context);

/** Applies typed and unsaved fields to newly loaded contact data. */
const typedOver = ({ base, borrador, envios }: Context, found: ContactDraft): ContactDraft => {
  if (base === null) return found;
  const saved = contactParts.filter((part) => isSaved(envios, part, borrador));
  const before = saved.reduce((now, part) => withPart(now, part, borrador), base);
  return overFound({ base: before, typed: borrador, found }, {});
};

/** The wizard's address body: the service requires the names of the places. */
export const addressBody = ({
  borrador,
  provincias,
  municipios,
}: Pick<Context, 'borrador' | 'provincias' | 'municipios'>) => ({
  Provincia: placeName(provincias ?? [], borrador.provincia),
  IdProvincia: borrador.provincia,
  Municipio: placeName(municipios ?? [], borrador.municipio),
  IdMunicipio: borrador.municipio,
  Calle: borrador.calle.trim(),
  NoCasa: borrador.noCasa.trim(),
  Apartamento: borrador.apartamento.trim(),
  Edificio: borrador.edificio.trim(),
  Sector: borrador.sector.trim(),
});

export const onboardingFlow = onboardingMachine.provide({
  guards: {
    faltaAlgo: ({ context }) => Object.keys(stepFaults(context)).length > 0,
    direccionSinListas: ({ context }) => lacksPlaces(context),
    puedeAplazar: ({ context }) => context.fallos > 1 || lacksPlaces(context),
    tolera: ({ context: { tolerante, subsidiado }, event }) =>
      tolerante &&
      event.type === 'xstate.done.actor.guardarContacto' &&
      contactParts.every(
        (part) => part === 'correo' || (part === 'direccion' && subsidiado) || event.output.guardadas.includes(part),
      ),
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
    usarSugerencia: assign(({ context }) => takeEmailHint(context)),
    anotarFalta: assign({
      faltas: ({ context, event }) =>
        event.type === 'DEJAR' ? faultsWhenLeft(context, event.campo, stepFaults(context)) : context.faltas,
    }),
    anotarFaltas: assign(({ context }) => ({ faltas: stepFaults(context) })),
    anotarFuera: assign({
      envios: ({ context, event }) =>
        event.type === 'GUARDADO_FUERA' ? { ...context.envios, ...event.envios } : context.envios,
    }),
    avisarFuera: ({ event, self }) => {
      if (event.type === 'GUARDADO_FUERA') self.getSnapshot().children.guardarContacto?.send(event);
    },
    anotarGuardado: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.guardarContacto') return {};
      const { envios, fallidas, problema } = event.output;
      // A lookup that misses a part has no reason of its own, so the earlier reason stays.
      return { envios, fallidas, problema: problema ?? context.problema };
    }),
    empezarFinal: assign(({ context }) => ({
      problema: null,
      // Invalid parts are reported together with those that failed.
      fallidas: contactParts.filter((part) => isOpen(part, context) && Object.keys(faultsOf(part, context)).length > 0),
    })),
  },
});
