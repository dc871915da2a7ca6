import type { Queries } from '../db/db';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';

interface PlaceQuery {
  /** Empty: follows from the province. */
  idRegion: string;
  idProvincia: string;
  idMunicipio: string;
}

interface Place extends PlaceQuery {
  region: string;
  provincia: string;
  municipio: string;
}

/** The municipality's place with official names. Names in the request are ignored. */
export const findPlace = async (
  queries: Queries,
  { idRegion, idProvincia, idMunicipio }: PlaceQuery,
): Promise<Place> => {
  const [place] = await queries.query<Place>(
    `SELECT r.codigo AS "idRegion", r.nombre AS region, p.codigo AS "idProvincia", p.nombre AS provincia,
       m.codigo AS "idMunicipio", m.nombre AS municipio
     FROM municipios m JOIN provincias p ON p.codigo = m.provincia JOIN regiones r ON r.codigo = p.region
     WHERE m.codigo = $1`,
    [idMunicipio],
  );
  if (place?.idProvincia !== idProvincia) throw new HttpProblem(422, {}, messages.contact.otherProvince);
  if (idRegion !== '' && place.idRegion !== idRegion) throw new HttpProblem(422, {}, messages.contact.otherRegion);
  return place;
};
