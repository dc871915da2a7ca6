import type { ContactPart } from './contact-part';
import { placeName } from './place';
import type { ProfileContact, ProfileDraft } from './profile-draft';
import type { ProfileCountry } from './profile-faults';

/** What is stored once a part of the draft has been saved. */
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
