import { assign } from 'xstate';
import { chartFailure } from '../../domain/contract/chart-failure';
import { contactConflicts, overFound } from '../../domain/rules/contact/contact-conflicts';
import type { ContactDraft } from '../../domain/rules/contact/contact-draft';
import { type ContactPart, changedParts, contactParts, withPart } from '../../domain/rules/contact/contact-part';
import { isDoubtful, without } from '../../domain/rules/contact/contact-sends';
import { emailHint, takeEmailHint } from '../../domain/rules/contact/email-hint';
import { stillPending } from '../../domain/rules/contact/pending-email';
import { emptyProfile, type ProfileContact, profileDraft, withRegion } from '../../domain/rules/contact/profile-draft';
import { faultsWhenLeft } from '../../domain/rules/form/form-events';
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

/** The address of subsidised members is read-only, also if an older draft has changes of it. */
const changesOf = (context: Context): readonly ContactPart[] =>
  changedParts(context.base, context.borrador).filter((part) => !(part === 'direccion' && context.subsidiado));

const faultsOf = (context: Context) => profileFaults(changesOf(context), context.borrador, countryOf(context));

const doubtful = ({ envios, borrador }: Context): readonly ContactPart[] =>
  contactParts.filter((part) => isDoubtful(envios, part, borrador));

/** A member's own e-mail changes by a request with a mail, not by a save. */
const partsToSave = (context: Context): readonly ContactPart[] =>
  changesOf(context).filter((part) => !(part === 'correo' && context.propio));

const noLists = ({ regiones, provincias, municipios }: Context) =>
  regiones === null || provincias === null || municipios === null;

const versions = (context: Context, found: ProfileContact) => ({
  base: context.base,
  typed: context.borrador,
  found: storedDraft(found, context),
});

const conflictsOf = (context: Context, found: ProfileContact) =>
  contactConflicts(versions(context, found), context.envios);

/** The draft over what is stored now, and the parts of it to save. */
const overRead = (context: Context, found: ProfileContact) => {
  const at = versions(context, found);
  const now = { base: at.found, borrador: overFound(at, {}), envios: {} };
  return { contacto: found, ...now, partes: partsToSave({ ...context, ...now }) };
};

/** The address as the service wants it of the profile: a blank building is one space. */
export const addressBody = ({ borrador }: { borrador: ContactDraft & { region?: string } }) => ({
  idRegion: borrador.region ?? '',
  idProvincia: borrador.provincia,
  idMunicipio: borrador.municipio,
  calle: borrador.calle.trim(),
  noCasa: borrador.noCasa.trim(),
  apartamento: borrador.apartamento.trim(),
  edificio: borrador.edificio.trim() || ' ',
  sector: borrador.sector.trim(),
});

export const contactEditFlow = contactEditMachine.provide({
  guards: {
    hayRecuerdo: ({ context, event }) =>
      event.type === 'xstate.done.actor.consultarContacto' &&
      context.recuerdo !== null &&
      changedParts(storedDraft(event.output, context), context.recuerdo.borrador).length > 0,
    sinCambios: ({ context }) => changesOf(context).length === 0,
    faltaAlgo: ({ context }) => Object.keys(faultsOf(context)).length > 0,
    // A dependent may add an address while none is stored.
    direccionDeOtro: ({ context }) =>
      context.propio && !context.titular && context.base.municipio !== '' && changesOf(context).includes('direccion'),
    direccionSinListas: ({ context }) => noLists(context) && changesOf(context).includes('direccion'),
    quedanDudas: ({ context }) => doubtful(context).length > 0,
    hayChoques: ({ context, event }) =>
      event.type === 'xstate.done.actor.releerContacto' && conflictsOf(context, event.output).length > 0,
    nadaPorEnviar: ({ context, event }) =>
      event.type === 'xstate.done.actor.releerContacto' && overRead(context, event.output).partes.length === 0,
    quedaPorEnviar: ({ context }) => partsToSave(context).length > 0,
    correoPorPedir: ({ context }) => context.propio && changesOf(context).includes('correo'),
  },
  actions: {
    anotarContacto: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.consultarContacto') return {};
      const known = storedDraft(event.output, context);
      const pendiente = stillPending(context.pendiente, event.output.correoElectronico);
      return { contacto: event.output, base: known, borrador: known, pendiente };
    }),
    anotarProblema: assign({ problema: ({ event }) => chartFailure(event) }),
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
      event.type === 'ESCRIBIR'
        ? { ...updateProfileField(context, event, context.provincias ?? []), sugerencia: '', fallidas: [] }
        : {},
    ),
    sugerirCorreo: assign({
      sugerencia: ({ context, event }) =>
        event.type === 'DEJAR' && event.campo === 'correo' ? emailHint(context.borrador.correo) : context.sugerencia,
    }),
    usarSugerencia: assign(({ context }) => takeEmailHint(context)),
    anotarFalta: assign({
      faltas: ({ context, event }) =>
        event.type === 'DEJAR' ? faultsWhenLeft(context, event.campo, faultsOf(context)) : context.faltas,
    }),
    anotarFaltas: assign(({ context }) => ({ faltas: faultsOf(context) })),
    anotarLectura: assign(({ context, event }) =>
      event.type === 'xstate.done.actor.releerContacto' ? overRead(context, event.output) : {},
    ),
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
    elegirDudosas: assign({ partes: ({ context }) => doubtful(context) }),
    anotarGuardado: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.guardarContacto') return {};
      const { envios, guardadas, fallidas, problema } = event.output;
      const saved = context.partes.filter((part) => guardadas.includes(part));
      const country = countryOf(context);
      return {
        contacto:
          context.contacto &&
          saved.reduce((now, part) => savedContact(now, part, context.borrador, country), context.contacto),
        base: saved.reduce((now, part) => withPart(now, part, context.borrador), context.base),
        // A lost save of another part stays unconfirmed.
        envios: saved.reduce(without, envios),
        guardadas: [...context.guardadas, ...saved],
        fallidas,
        problema,
      };
    }),
  },
});
