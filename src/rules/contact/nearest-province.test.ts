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
});
