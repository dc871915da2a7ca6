import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { contactConflicts, overFound } from '../../domain/rules/contact/contact-conflicts';
import {
  type ContactPart,
  changedParts,
  contactParts,
  contentOf,
  withPart,
} from '../../domain/rules/contact/contact-part';
import { isDoubtful, noted, without } from '../../domain/rules/contact/contact-sends';
import { emailHint } from '../../domain/rules/contact/email-hint';
import { emptyProfile, type ProfileContact, profileDraft, withRegion } from '../../domain/rules/contact/profile-draft';
import { contactEditMachine } from './contactEdit.machine';
import { profileFaults, savedContact, updateProfileField } from './profile-form';

type Context = ReturnType<typeof contactEditMachine.getInitialSnapshot>['context'];

const storedDraft = (contact: ProfileContact | null, { provincias }: Context) =>
  contact === null ? emptyProfile : profileDraft(contact, provincias ?? []);

const countryOf = ({ regiones, provincias, municipios }: Context) => ({
  regiones: regiones ?? [],
  provincias: provincias ?? [],
  municipios: municipios ?? [],
});

/** The subsidised only read their address, whatever was kept of another visit. */
const changesOf = (context: Context): readonly ContactPart[] =>
  changedParts(context.base, context.borrador).filter((part) => !(part === 'direccion' && context.subsidiado));

const faultsOf = (context: Context) => profileFaults(changesOf(context), context.borrador, countryOf(context));

const isToSend = (part: ContactPart, context: Context) =>
  !(part === 'correo' && context.propio) &&
  changesOf(context).includes(part) &&
  !context.fallidas.includes(part) &&
  !isDoubtful(context.envios, part, context.borrador);

const noLists = ({ regiones, provincias, municipios }: Context) =>
  regiones === null || provincias === null || municipios === null;

const versions = (context: Context, found: ProfileContact) => ({
  base: context.base,
  typed: context.borrador,
  found: storedDraft(found, context),
});

const conflictsOf = (context: Context, found: ProfileContact) =>
  contactConflicts(versions(context, found), context.envios);

/** These parts are known to be stored as they are written; what is not known of the others stays as it was. */
const stored = (context: Context, parts: readonly ContactPart[]): Partial<Context> => {
  const country = countryOf(context);
  return {
    contacto:
      context.contacto &&
      parts.reduce((now, part) => savedContact(now, part, context.borrador, country), context.contacto),
    base: parts.reduce((now, part) => withPart(now, part, context.borrador), context.base),
    envios: parts.reduce(without, context.envios),
    guardadas: [...context.guardadas, ...parts],
  };
};

export const contactEditFlow = contactEditMachine.provide({
  guards: {
    hayRecuerdo: ({ context, event }) =>
      event.type === 'xstate.done.actor.consultarContacto' &&
      context.recuerdo !== null &&
      changedParts(storedDraft(event.output, context), context.recuerdo.borrador).length > 0,
    sinCambios: ({ context }) => changesOf(context).length === 0,
    faltaAlgo: ({ context }) => Object.keys(faultsOf(context)).length > 0,
    // Who has no address yet may tell it.
    direccionDeOtro: ({ context }) =>
      context.propio && !context.titular && context.base.municipio !== '' && changesOf(context).includes('direccion'),
    direccionSinListas: ({ context }) => noLists(context) && changesOf(context).includes('direccion'),
    quedanDudas: ({ context }) => contactParts.some((part) => isDoubtful(context.envios, part, context.borrador)),
    hayChoques: ({ context, event }) =>
      event.type === 'xstate.done.actor.releerContacto' && conflictsOf(context, event.output).length > 0,
    porEnviar: ({ context }, { parte }) => isToSend(parte, context),
    quedaPorEnviar: ({ context }) => contactParts.some((part) => isToSend(part, context)),
    correoPorPedir: ({ context }) => context.propio && changesOf(context).includes('correo'),
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: {
    anotarContacto: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.consultarContacto') return {};
      const known = storedDraft(event.output, context);
      return { contacto: event.output, base: known, borrador: known };
    }),
    anotarResultado: assign(({ event }) => resultOf(event)),
    empezar: assign(({ context }) => {
      const known = storedDraft(context.contacto, context);
      return { base: known, borrador: known, faltas: {}, envios: {} };
    }),
    retomar: assign(({ context: { recuerdo, provincias } }) => {
      if (recuerdo === null) return {};
      const { base, borrador, envios } = recuerdo;
      return {
        base: withRegion(base, provincias ?? []),
        borrador: withRegion(borrador, provincias ?? []),
        envios,
        faltas: {},
      };
    }),
    restaurar: assign(({ context }) => {
      const known = storedDraft(context.contacto, context);
      return { base: known, borrador: known, faltas: {}, sugerencia: '', choques: [], recuerdo: null };
    }),
    anotarListas: assign(({ context: { base, borrador, ...known }, event }) => {
      if (event.type !== 'xstate.done.actor.consultarListas') return {};
      const { regiones, provincias, municipios } = event.output;
      return {
        regiones: regiones ?? known.regiones,
        provincias: provincias ?? known.provincias,
        municipios: municipios ?? known.municipios,
        base: withRegion(base, provincias ?? []),
        borrador: withRegion(borrador, provincias ?? []),
      };
    }),
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? { ...updateProfileField(context, event), sugerencia: '', fallidas: [] } : {},
    ),
    sugerirCorreo: assign({ sugerencia: ({ context }) => emailHint(context.borrador.correo) }),
    anotarFaltas: assign(({ context }) => ({ faltas: faultsOf(context), pulsaciones: context.pulsaciones + 1 })),
    anotarLectura: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.releerContacto') return {};
      const at = versions(context, event.output);
      return { contacto: event.output, base: at.found, borrador: overFound(at, {}), envios: {} };
    }),
    anotarChoques: assign(({ context, event }) =>
      event.type === 'xstate.done.actor.releerContacto'
        ? {
            contacto: event.output,
            choques: conflictsOf(context, event.output).map((campo) => ({ campo, eleccion: null })),
          }
        : {},
    ),
    resolverChoques: assign(({ context }) => {
      if (context.contacto === null) return {};
      const at = versions(context, context.contacto);
      const answers = Object.fromEntries(context.choques.map(({ campo, eleccion }) => [campo, eleccion]));
      return { base: at.found, borrador: overFound(at, answers), choques: [] };
    }),
    anotarEnvio: assign({
      envios: ({ context }, { parte }) => noted(context.envios, parte, context.borrador, false),
    }),
    anotarGuardado: assign(({ context }, { parte }) => stored(context, [parte])),
    anotarRechazo: assign({
      envios: ({ context }, { parte }) => without(context.envios, parte),
      fallidas: ({ context }, { parte }) => [...context.fallidas, parte],
    }),
    cotejar: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.comprobarContacto') return {};
      const found = storedDraft(event.output, context);
      const doubtful = contactParts.filter((part) => isDoubtful(context.envios, part, context.borrador));
      const isThere = (part: ContactPart) => contentOf(part, found) === contentOf(part, context.borrador);
      return {
        ...stored(context, doubtful.filter(isThere)),
        envios: doubtful.reduce(without, context.envios),
        fallidas: [...context.fallidas, ...doubtful.filter((part) => !isThere(part))],
      };
    }),
  },
});
