import { describe, expect, test } from 'vitest';
import { territorialProvinces } from '../../../server/db/migrations/0005-division-territorial';
import { nearestPlaces } from './nearest-places';
import { otherName, townCenters } from './town-centers';

/** Lists of a service: municipalities by province. */
const lists = (country: Readonly<Record<string, readonly string[]>>) => ({
  provincias: Object.keys(country).map((name) => ({ codigo: name, descripcion: name, codigoPadre: '' })),
  municipios: Object.entries(country).flatMap(([codigoPadre, names]) =>
    names.map((name) => ({ codigo: `${codigoPadre}: ${name}`, descripcion: name, codigoPadre })),
  ),
});

const whole = lists(
  Object.fromEntries(
    townCenters.map(([province]) => [
      province,
      [...new Set(townCenters.flatMap(([of, town]) => (of === province ? [town] : [])))],
    ]),
  ),
);
const some = lists({
  'Distrito Nacional': ['Santo Domingo de Guzmán'],
  'Santo Domingo': ['Santo Domingo Este', 'Santo Domingo Norte'],
  BAHORUCO: ['NEIBA'],
  Barahona: ['Santa Cruz de Barahona', 'Polo'],
  Santiago: ['Santiago de los Caballeros', 'Tamboril'],
});

const near = (latitud: number, longitud: number, { provincias, municipios } = whole) =>
  nearestPlaces({ latitud, longitud }, provincias, municipios);

const capitals: readonly [string, number, number][] = [
  ['Azua', 18.4532, -70.7349],
  ['Bahoruco', 18.4816, -71.4194],
  ['Barahona', 18.2085, -71.1008],
  ['Dajabón', 19.5489, -71.7083],
  ['Distrito Nacional', 18.4719, -69.8923],
  ['Duarte', 19.301, -70.2526],
  ['El Seibo', 18.7656, -69.0389],
  ['Elías Piña', 18.8766, -71.704],
  ['Espaillat', 19.3945, -70.5257],
  ['Hato Mayor', 18.7624, -69.2562],
  ['Hermanas Mirabal', 19.3777, -70.4176],
  ['Independencia', 18.4918, -71.8502],
  ['La Altagracia', 18.6157, -68.708],
  ['La Romana', 18.4273, -68.9728],
  ['La Vega', 19.2221, -70.5296],
  ['María Trinidad Sánchez', 19.3832, -69.8474],
  ['Monseñor Nouel', 18.9421, -70.4093],
  ['Monte Cristi', 19.8484, -71.6464],
  ['Monte Plata', 18.8076, -69.7847],
  ['Pedernales', 18.0384, -71.744],
  ['Peravia', 18.2796, -70.3319],
  ['Puerto Plata', 19.7934, -70.6884],
  ['Samaná', 19.2056, -69.3369],
  ['San Cristóbal', 18.4161, -70.1066],
  ['San José de Ocoa', 18.5466, -70.5063],
  ['San Juan', 18.8059, -71.2299],
  ['San Pedro de Macorís', 18.4539, -69.3086],
  ['Sánchez Ramírez', 19.0527, -70.1494],
  ['Santiago', 19.4517, -70.697],
  ['Santiago Rodríguez', 19.4779, -71.3413],
  ['Santo Domingo', 18.4885, -69.8571],
  ['Valverde', 19.5511, -71.0781],
];

describe('the municipalities near a position', () => {
  test('come nearest first, with their distance, four at most', () => {
    expect(near(18.4995, -69.8569)).toEqual([
      { provincia: 'Santo Domingo', municipio: 'Santo Domingo: Santo Domingo Este', km: 2 },
      { provincia: 'Distrito Nacional', municipio: 'Distrito Nacional: Santo Domingo de Guzmán', km: 5 },
      { provincia: 'Santo Domingo', municipio: 'Santo Domingo: Santo Domingo Norte', km: 8 },
      { provincia: 'Santo Domingo', municipio: 'Santo Domingo: Santo Domingo Oeste', km: 15 },
    ]);
  });

  test.each(capitals)('begin with the province of its capital: %s', (name, latitud, longitud) => {
    const official = name === 'Bahoruco' ? 'Baoruco' : name;
    expect(near(latitud, longitud)[0]?.provincia).toBe(official);
  });

  test.each([
    ['Gazcue', 18.4663, -69.9006, 'Santo Domingo de Guzmán'],
    ['Naco', 18.4763, -69.9306, 'Santo Domingo de Guzmán'],
    ['Villa Mella', 18.5535, -69.9, 'Santo Domingo Norte'],
    ['Herrera', 18.4996, -69.9864, 'Santo Domingo Oeste'],
    ['Boca Chica', 18.4497, -69.6087, 'Boca Chica'],
    ['the Monument', 19.4501, -70.6944, 'Santiago'],
    ['Constanza', 18.9107, -70.7209, 'Constanza'],
    ['Jarabacoa', 19.1197, -70.6383, 'Jarabacoa'],
    ['Punta Cana', 18.5601, -68.3725, 'Higüey'],
    ['Las Terrenas', 19.3109, -69.5428, 'Las Terrenas'],
    ['Villa Altagracia', 18.6706, -70.1708, 'Villa Altagracia'],
  ])('of %s', (_, latitud, longitud, town) => {
    expect(near(latitud, longitud)[0]?.municipio).toMatch(new RegExp(`: ${town}$`));
  });

  test.each([
    ['Madrid', 40.4168, -3.7038],
    ['Port-au-Prince', 18.5392, -72.335],
    ['San Juan de Puerto Rico', 18.4655, -66.1057],
    ['nowhere', Number.NaN, Number.NaN],
  ])('are none in %s', (_, latitud, longitud) => {
    expect(near(latitud, longitud)).toEqual([]);
  });

  test.each([
    ['another spelling', 18.4815, -71.4195, 'BAHORUCO: NEIBA'],
    ['a longer name', 18.2085, -71.1008, 'Barahona: Santa Cruz de Barahona'],
    ['the only one of its province', 18.4663, -69.9006, 'Distrito Nacional: Santo Domingo de Guzmán'],
  ])('are those of the list of the service, by %s', (_, latitud, longitud, municipio) => {
    expect(near(latitud, longitud, some)[0]?.municipio).toBe(municipio);
  });

  test('leave out municipalities that the list lacks', () => {
    expect(near(18.4532, -70.7349, some)).toEqual([]);
    expect(near(19.4501, -70.6944, some).map(({ municipio }) => municipio)).toEqual([
      'Santiago: Santiago de los Caballeros',
      'Santiago: Tamboril',
    ]);
  });
});

test('a town is where its province is', () => {
  const far = townCenters.filter(([province, town, ...at]) => {
    const others = townCenters.filter(([of, name]) => of === province && name !== town);
    const km = others.map(([, , ...there]) => 111 * Math.hypot(at[0] - there[0], at[1] - there[1]));
    return !(Math.min(...km) <= 50);
  });
  expect(far).toEqual([
    ['Distrito Nacional', 'Santo Domingo de Guzmán', 18.472, -69.892],
    ['Distrito Nacional', 'Santo Domingo de Guzmán', 18.486, -69.931],
  ]);
});

test('every town is a municipality of its province', () => {
  const division = new Map(territorialProvinces.map(([, , province, towns]) => [province, towns.split(' · ')]));
  const unknown = townCenters.filter(([province, town]) => {
    const towns = division.get(province) ?? division.get(otherName[province] ?? '') ?? [];
    return town === '' || !towns.some((one) => one.includes(town) || town.includes(one));
  });
  expect(unknown).toEqual([]);
});
