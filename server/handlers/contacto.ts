import { needsOnboarding } from '../../domain/rules/contact/onboarding';
import { isPhone } from '../../domain/rules/contact/phone';
import { placeCode } from '../../domain/rules/contact/place';
import { isHolder, regimeOf } from '../../domain/rules/plan/regime';
import { wizardMailMs } from '../../domain/rules/policy';
import { audit } from '../access/audit';
import { maskEmail } from '../access/mask-email';
import {
  type Contact,
  type ContactField,
  type ContactPart,
  contactRows,
  type StoredContact,
} from '../contact/contact-rows';
import { findPlace } from '../contact/find-place';
import { needsContactData } from '../contact/needs-contact-data';
import type { Queries } from '../db/db';
import type { Member } from '../http/caller';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Person {
  regimen: string;
  tipoAfiliacion: string;
}

interface Held {
  queries: Queries;
  person: Person;
  before: StoredContact;
  /** The member was asked, and has not come to the mail yet. */
  isAtMail: boolean;
}

const text = messages.contact;
const refused = (status: 403 | 422, mensaje: string) => new HttpProblem(status, {}, mensaje);

const events = {
  telefonos: 'telefonosActualizados',
  direccion: 'direccionActualizada',
  correo: 'correoActualizado',
} as const;

const isSubsidised = ({ regimen }: Person) => regimeOf(regimen) === 'subsidiado';

const writtenAddress = (contact: Contact): string =>
  [
    [contact.calle, contact.noCasa].filter((part) => part.trim() !== '').join(' '),
    contact.edificio,
    contact.apartamento,
    contact.sector,
    contact.municipio,
    contact.provincia,
  ]
    .filter((part) => part.trim() !== '')
    .join(', ');

/** The changed fields of a part; e-mail addresses are masked. */
const differences = (before: Contact, change: Partial<Contact>) => {
  const changed = (Object.keys(change) as ContactField[]).filter((field) => change[field] !== before[field]);
  const shown = (of: Partial<Contact>) =>
    JSON.stringify(
      Object.fromEntries(
        changed.map((field) => {
          const value = of[field] ?? '';
          return [field, field === 'correoElectronico' && value !== '' ? maskEmail(value) : value];
        }),
      ),
    );
  return changed.length === 0 ? null : { valorAnterior: shown(before), valorNuevo: shown(change) };
};

const written = ['idProvincia', 'idMunicipio', 'calle', 'noCasa', 'apartamento', 'edificio', 'sector'] as const;

/** Region and names follow from the place; wizard and profile send a blank building differently. */
const isSameAddress = (before: Contact, change: Pick<Contact, (typeof written)[number]>) =>
  written.every((field) => before[field].trim() === change[field].trim());

export const contactoHandlers = ({
  db,
  now,
  notices,
}: HandlerDeps): HandlersOf<'datoscontactos' | 'updateTelefonos' | 'updateDireccion' | 'updateCorreo'> => {
  /** Saves atomically, one call of a person after the other; equal data are confirmed and not written. */
  const save = (
    caller: Member,
    codigoAfiliado: string,
    part: ContactPart,
    changeOf: (held: Held) => Partial<Contact> | Promise<Partial<Contact>>,
  ): Promise<void> =>
    db.tx(async (queries) => {
      const [person] = await queries.query<Person>(
        `SELECT regimen, tipo_afiliacion AS "tipoAfiliacion" FROM afiliados WHERE codigo = $1 FOR NO KEY UPDATE`,
        [codigoAfiliado],
      );
      if (person === undefined) throw new HttpProblem(404);
      const before = await contactRows.read(queries, codigoAfiliado);
      const parts = { ...(await contactRows.confirmed(queries, codigoAfiliado)), [part]: true };
      const until = await contactRows.mailUntil(queries, codigoAfiliado);
      const change = await changeOf({ queries, person, before, isAtMail: until !== null && until > now() });
      const asked = needsContactData({
        asked: before.debeActualizarDatosContacto,
        contact: { ...before, ...change },
        confirmed: parts,
        mayMove: !isSubsidised(person),
      });
      // The onboarding asks for the mail last, when nothing else may be missing.
      const renewed = needsOnboarding(before) ? new Date(now().getTime() + wizardMailMs) : until;
      const none = { telefonos: false, direccion: false, correo: false };
      await contactRows.write(queries, codigoAfiliado, change, {
        debeActualizar: asked,
        alDia: asked === true ? parts : none,
        correoHasta: part === 'correo' ? null : renewed,
      });
      const different = differences(before, change);
      if (different === null) return;
      await audit(queries, now, caller, { suceso: events[part], documentoIndicado: codigoAfiliado, ...different });
      // The first data of a member replace nothing.
      if (Object.values(before).some((value) => typeof value === 'string' && value !== ''))
        await notices.add(queries, {
          promise: 'contactoCambiado',
          key: `${codigoAfiliado} ${now().toISOString().slice(0, 13)}`,
          codigoAfiliado,
          happened: now(),
        });
    });

  return {
    datoscontactos: async ({ query }) => {
      const contact = await contactRows.read(db, query.codigoAfiliado);
      return { ...contact, direccion: writtenAddress(contact) };
    },

    updateTelefonos: async ({ query: { CodigoAfiliado }, body }, caller) => {
      const { TelefonoCelular, TelefonoResidencial } = body;
      for (const phone of [TelefonoCelular, TelefonoResidencial])
        if (phone !== undefined && phone !== '' && !isPhone(phone)) throw refused(422, text.phone);
      await save(caller, CodigoAfiliado, 'telefonos', () => ({
        ...(TelefonoCelular === undefined ? {} : { telefonoCelular: TelefonoCelular }),
        ...(TelefonoResidencial === undefined ? {} : { telefonoResidencial: TelefonoResidencial }),
      }));
      return { mensaje: text.phonesSaved };
    },

    updateDireccion: async ({ query: { CodigoAfiliado }, body }, caller) => {
      const asked =
        'IdProvincia' in body
          ? {
              place: { idRegion: '', idProvincia: body.IdProvincia, idMunicipio: body.IdMunicipio },
              calle: body.Calle,
              noCasa: body.NoCasa,
              apartamento: body.Apartamento,
              edificio: body.Edificio,
              sector: body.Sector,
            }
          : { place: body, ...body };
      await save(caller, CodigoAfiliado, 'direccion', async ({ queries, person, before }) => {
        if (isSubsidised(person)) throw refused(403, text.subsidised);
        const { calle, noCasa, apartamento, edificio, sector } = asked;
        const change = {
          ...(await findPlace(queries, asked.place)),
          calle,
          noCasa,
          apartamento,
          edificio,
          sector,
        };
        // A dependent has the holder's address: may set it only while it is missing, or repeat it.
        const mayChange = isHolder(person.tipoAfiliacion) || caller.codigoAfiliado !== CodigoAfiliado;
        if (!mayChange && placeCode(before.idMunicipio) !== '' && !isSameAddress(before, change))
          throw refused(403, text.onlyHolder);
        return change;
      });
      return { mensaje: text.addressSaved };
    },

    /** A member's e-mail address changes by confirmation; here only while missing or in the wizard. */
    updateCorreo: async ({ query: { CodigoAfiliado }, body: { CorreoElectronico } }, caller) => {
      await save(caller, CodigoAfiliado, 'correo', ({ before, isAtMail }) => {
        const isOwn = caller.codigoAfiliado === CodigoAfiliado;
        const isAsked = before.correoElectronico === '' || needsOnboarding(before) || isAtMail;
        if (isOwn && !isAsked && before.correoElectronico !== CorreoElectronico) throw refused(403, text.confirmEmail);
        return { correoElectronico: CorreoElectronico };
      });
      return { mensaje: text.emailSaved };
    },
  };
};
