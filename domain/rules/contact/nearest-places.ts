import { foldText } from '../lists/fold-text';
import { type Place, placesIn } from './place';
import { otherName, townCenters } from './town-centers';

export interface Position {
  latitud: number;
  longitud: number;
}

/** A municipality near a position, by its codes in the lists of the service. */
export interface NearPlace {
  provincia: string;
  municipio: string;
  km: number;
}

const degreeKm = 111;
/** Across the country a degree of longitude is about as long everywhere. */
const narrowing = Math.cos((18.9 * Math.PI) / 180);
const farthestKm = 40;
const offered = 4;

const distanceKm = ({ latitud, longitud }: Position, latitude: number, longitude: number): number =>
  degreeKm * Math.hypot(latitud - latitude, (longitud - longitude) * narrowing);

const words = (name: string) => ` ${foldText(name)} `;

/** A list may have the longer official name, «Santa Cruz de Barahona», or a shorter one. */
const named = (places: readonly Place[], name: string): Place | undefined =>
  places.find(({ descripcion }) => words(descripcion) === words(name)) ??
  places.find(
    ({ descripcion }) => words(descripcion).includes(words(name)) || words(name).includes(words(descripcion)),
  );

/** A province with one municipality needs no municipality name. */
const municipality = (places: readonly Place[], name: string): Place | undefined =>
  places.length === 1 ? places[0] : named(places, name);

/** The municipalities next to a position, nearest first; empty where none is near. */
export const nearestPlaces = (
  position: Position,
  provincias: readonly Place[],
  municipios: readonly Place[],
): readonly NearPlace[] => {
  const near = townCenters
    .map(([province, name, latitude, longitude]) => ({ province, name, km: distanceKm(position, latitude, longitude) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((one, other) => one.km - other.km)
    .flatMap(({ province, name, km }): NearPlace[] => {
      const known = [province, otherName[province] ?? province].map(foldText);
      const listed = provincias.find(({ descripcion }) => known.includes(foldText(descripcion)));
      const place = listed && municipality(placesIn(municipios, listed.codigo), name);
      return place === undefined ? [] : [{ provincia: place.codigoPadre, municipio: place.codigo, km: Math.round(km) }];
    });
  return near
    .filter(({ municipio }, at) => near.findIndex((one) => one.municipio === municipio) === at)
    .slice(0, offered);
};
