import { foldText } from '../lists/fold-text';

export interface Position {
  latitud: number;
  longitud: number;
}

type Points = readonly (readonly [number, number])[];

/** The names of a province, the official one first, and where its people live: capitals, and towns that lie nearer to another's. */
const provinces: readonly (readonly [readonly string[], Points])[] = [
  [
    ['Distrito Nacional'],
    [
      [18.486, -69.931],
      [18.473, -69.888],
    ],
  ],
  [['Azua'], [[18.453, -70.735]]],
  [['Baoruco', 'Bahoruco'], [[18.481, -71.419]]],
  [['Barahona'], [[18.208, -71.101]]],
  [['Dajabón'], [[19.549, -71.708]]],
  [['Duarte'], [[19.301, -70.253]]],
  [['Elías Piña', 'La Estrelleta'], [[18.876, -71.706]]],
  [['El Seibo', 'El Seybo'], [[18.765, -69.039]]],
  [['Espaillat'], [[19.394, -70.525]]],
  [['Independencia'], [[18.491, -71.85]]],
  [
    ['La Altagracia'],
    [
      [18.616, -68.708],
      [18.582, -68.405],
    ],
  ],
  [['La Romana'], [[18.427, -68.973]]],
  [
    ['La Vega'],
    [
      [19.222, -70.529],
      [19.116, -70.637],
      [18.909, -70.745],
    ],
  ],
  [['María Trinidad Sánchez'], [[19.383, -69.847]]],
  [['Monte Cristi', 'Montecristi'], [[19.848, -71.646]]],
  [['Pedernales'], [[18.038, -71.744]]],
  [['Peravia'], [[18.28, -70.331]]],
  [['Puerto Plata'], [[19.793, -70.689]]],
  [['Hermanas Mirabal', 'Salcedo'], [[19.377, -70.417]]],
  [
    ['Samaná'],
    [
      [19.206, -69.336],
      [19.311, -69.543],
    ],
  ],
  [
    ['San Cristóbal'],
    [
      [18.416, -70.109],
      [18.537, -70.181],
    ],
  ],
  [['San Juan', 'San Juan de la Maguana'], [[18.806, -71.23]]],
  [['San Pedro de Macorís'], [[18.461, -69.297]]],
  [['Sánchez Ramírez'], [[19.053, -70.149]]],
  [['Santiago'], [[19.451, -70.697]]],
  [['Santiago Rodríguez'], [[19.478, -71.341]]],
  [['Valverde'], [[19.552, -71.078]]],
  [['Monseñor Nouel'], [[18.937, -70.409]]],
  [['Monte Plata'], [[18.807, -69.784]]],
  [['Hato Mayor'], [[18.763, -69.257]]],
  [['San José de Ocoa'], [[18.547, -70.507]]],
  [
    ['Santo Domingo'],
    [
      [18.488, -69.857],
      [18.556, -69.902],
      [18.503, -70.007],
      [18.448, -69.609],
    ],
  ],
];

const degreeKm = 111;
/** Across the country a degree of longitude is about as long everywhere. */
const narrowing = Math.cos((18.9 * Math.PI) / 180);
const farthestKm = 50;

const distanceKm = ({ latitud, longitud }: Position, [latitude, longitude]: Points[number]): number =>
  degreeKm * Math.hypot(latitud - latitude, (longitud - longitude) * narrowing);

/** The code, in the list of the service, of the province that a position lies in or next to; null: none is near. */
export const nearestProvince = (
  position: Position,
  list: readonly { codigo: string; descripcion: string }[],
): string | null => {
  const [near] = provinces
    .flatMap(([names, points]) => points.map((point) => ({ names, km: distanceKm(position, point) })))
    .sort((one, other) => one.km - other.km);
  if (near === undefined || !(near.km <= farthestKm)) return null;
  const known = near.names.map(foldText);
  return list.find(({ descripcion }) => known.includes(foldText(descripcion)))?.codigo ?? null;
};
