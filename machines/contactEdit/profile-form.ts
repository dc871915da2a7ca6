import { type ContactFault, type Country, contactFaults } from '../../domain/rules/contact/contact-faults';
import type { ContactPart } from '../../domain/rules/contact/contact-part';
import { placeName, placesIn } from '../../domain/rules/contact/place';
import { type ProfileContact, type ProfileDraft, withRegion } from '../../domain/rules/contact/profile-draft';
import { updateContactField } from '../../domain/rules/contact/update-contact-field';
import { type Faltas, type Form, updateField } from '../../domain/rules/form/form-events';

export type ProfileFault = ContactFault | 'faltaRegion';

export interface ProfileCountry extends Country {
  regiones: Country['provincias'];
}

/** The errors that prevent saving these parts; unchanged parts are not validated. */
export const profileFaults = (
  parts: readonly ContactPart[],
  draft: ProfileDraft,
  { regiones, provincias, municipios }: ProfileCountry,
): Faltas<keyof ProfileDraft, ProfileFault> => {
  const country = { provincias: placesIn(provincias, draft.region), municipios };
  const noRegion = parts.includes('direccion') && !regiones.some(({ codigo }) => codigo === draft.region);
  return {
    ...(noRegion ? { region: 'faltaRegion' } : {}),
    ...Object.assign({}, ...parts.map((part) => contactFaults(part, draft, country))),
  };
};

type Profile<Falta extends string> = Form<ProfileDraft, keyof ProfileDraft, Falta>;

/** A new region clears province and municipality; a new province has its region. */
export const updateProfileField = <Falta extends string>(
  form: Profile<Falta>,
  { campo, valor }: { campo: keyof ProfileDraft; valor: string },
  provincias: Country['provincias'],
): Profile<Falta> => {
  if (campo !== 'region') {
    const { borrador, faltas } = updateContactField(form, { campo, valor });
    const next = { borrador: { ...form.borrador, ...borrador }, faltas };
    return campo === 'provincia'
      ? updateField(next, { campo: 'region', valor: withRegion(next.borrador, provincias).region })
      : next;
  }
  const next = updateField(form, { campo, valor });
  if (valor === form.borrador.region) return next;
  return updateField(updateField(next, { campo: 'provincia', valor: '' }), { campo: 'municipio', valor: '' });
};

/** The provinces of the region; all without one. */
export const offeredProvinces = (provincias: Country['provincias'], region: string): Country['provincias'] =>
  region === '' ? provincias : placesIn(provincias, region);

/** The contact data after a part of the draft has been saved. */
export const savedContact = <Contact extends ProfileContact>(
  contact: Contact,
  part: ContactPart,
  draft: ProfileDraft,
  { regiones, provincias, municipios }: ProfileCountry,
): Contact => {
  const { telefonoCelular, telefonoResidencial, region, provincia, municipio, correo } = draft;
  const { calle, noCasa, apartamento, edificio, sector } = draft;
  if (part === 'telefonos') return { ...contact, telefonoCelular, telefonoResidencial };
  if (part === 'correo') return { ...contact, correoElectronico: correo.trim() };
  return {
    ...contact,
    idRegion: region,
    region: placeName(regiones, region),
    idProvincia: provincia,
    provincia: placeName(provincias, provincia),
    idMunicipio: municipio,
    municipio: placeName(municipios, municipio),
    calle: calle.trim(),
    noCasa: noCasa.trim(),
    apartamento: apartamento.trim(),
    edificio: edificio.trim(),
    sector: sector.trim(),
  };
};
