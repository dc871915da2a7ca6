import { describe, expect, test } from 'vitest';
import { nearestProvince } from './nearest-province';

const list = [
  'Distrito Nacional',
  'Santiago',
  'La Vega',
  'BAHORUCO',
  'La Altagracia',
  'Santo Domingo',
  'Monseñor Nouel',
].map((descripcion) => ({ codigo: `de ${descripcion}`, descripcion }));

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

describe('the province of a position', () => {
  test.each([
    ['Gazcue', 18.4663, -69.9006, 'Distrito Nacional'],
    ['Villa Mella', 18.5535, -69.9, 'Santo Domingo'],
    ['Boca Chica', 18.4497, -69.6087, 'Santo Domingo'],
    ['the Monument', 19.4501, -70.6944, 'Santiago'],
    ['Constanza', 18.9107, -70.7209, 'La Vega'],
    ['Bonao', 18.9421, -70.4093, 'Monseñor Nouel'],
    ['Neiba, by its other spelling', 18.4815, -71.4195, 'BAHORUCO'],
    ['Punta Cana', 18.5601, -68.3725, 'La Altagracia'],
  ])('%s', (_, latitud, longitud, province) => {
    expect(nearestProvince({ latitud, longitud }, list)).toBe(`de ${province}`);
  });

  test.each([
    ['Madrid', 40.4168, -3.7038],
    ['Port-au-Prince', 18.5392, -72.335],
    ['San Juan de Puerto Rico', 18.4655, -66.1057],
    ['nowhere', Number.NaN, Number.NaN],
    ['Azua, which the list lacks', 18.4532, -70.7349],
  ])('%s has none', (_, latitud, longitud) => {
    expect(nearestProvince({ latitud, longitud }, list)).toBe(null);
  });

  const all = capitals.map(([descripcion]) => ({ codigo: `de ${descripcion}`, descripcion }));
  test.each(capitals)('at its capital, of a list of all: %s', (name, latitud, longitud) => {
    expect(nearestProvince({ latitud, longitud }, all)).toBe(`de ${name}`);
  });

  test.each([
    ['Jarabacoa', 19.1197, -70.6383, 'La Vega'],
    ['the south of Constanza', 18.8, -70.7, 'La Vega'],
    ['Verón', 18.5947, -68.4401, 'La Altagracia'],
    ['Las Terrenas', 19.3109, -69.5428, 'Samaná'],
    ['Villa Altagracia', 18.6706, -70.1708, 'San Cristóbal'],
    ['Los Mina', 18.4995, -69.8569, 'Santo Domingo'],
    ['Villa Mella', 18.5535, -69.9, 'Santo Domingo'],
    ['Herrera', 18.4996, -69.9864, 'Santo Domingo'],
    ['Boca Chica', 18.4497, -69.6087, 'Santo Domingo'],
  ])('away from its capital, of a list of all: %s', (_, latitud, longitud, province) => {
    expect(nearestProvince({ latitud, longitud }, all)).toBe(`de ${province}`);
  });
});
