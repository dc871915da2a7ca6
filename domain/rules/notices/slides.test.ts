import { expect, test } from 'vitest';
import { moved, slidesOf, withoutSlide } from './slides';

const slide = (ubicacion: string, accion = '') => ({ id: '7', ubicacion, accion });

test('[HOME-07, HOME-08] an image is a link only if it has a URL', () => {
  expect(slidesOf([slide('/laminas/1.svg', 'https://ejemplo.do/vacunas'), slide('https://cdn.do/2.jpg')])).toEqual([
    { id: 'imagen-1', imagen: '/laminas/1.svg', enlace: 'https://ejemplo.do/vacunas' },
    { id: 'imagen-2', imagen: 'https://cdn.do/2.jpg', enlace: null },
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hola',
  'http://ejemplo.do',
  'mailto:a@ejemplo.do',
  '//evil.example/a',
  'https://a:b@ejemplo.do',
  'ejemplo',
])('an image whose link is %s is shown without it', (accion) => {
  expect(slidesOf([slide('/1.svg', accion)])).toEqual([{ id: 'imagen-1', imagen: '/1.svg', enlace: null }]);
});

test('omits images with unsafe addresses', () => {
  expect(
    slidesOf([slide(''), slide('data:image/svg+xml,<svg/>'), slide('http://ejemplo.do/1.png'), slide('/2.svg')]),
  ).toEqual([{ id: 'imagen-4', imagen: '/2.svg', enlace: null }]);
});

const four = ['a', 'b', 'c', 'd'].map((id) => ({ id, imagen: `/${id}.svg`, enlace: null }));
const three = ['a', 'b', 'c'].map((id) => ({ id, imagen: `/${id}.svg`, enlace: null }));

test('after the last one comes the first, and before the first the last', () => {
  expect([moved({ laminas: three, indice: 2 }, 1), moved({ laminas: three, indice: 0 }, -1)]).toEqual([0, 2]);
  expect(moved({ laminas: [], indice: 0 }, 1)).toBe(0);
});

test('keeps the current image when an earlier one is removed', () => {
  const looking = [1, 2, 3].map((indice) => {
    const { laminas, indice: at } = withoutSlide({ laminas: four, indice }, 'a');
    return laminas[at]?.id;
  });
  expect(looking).toEqual(['b', 'c', 'd']);
});

test.each([
  [1, 'a', ['b', 'c'], 0],
  [1, 'b', ['a', 'c'], 1],
  [2, 'c', ['a', 'b'], 0],
  [1, 'x', ['a', 'b', 'c'], 1],
])('from number %d the image %s is taken out', (indice, id, left, at) => {
  const shown = withoutSlide({ laminas: three, indice }, id);
  expect([shown.laminas.map((one) => one.id), shown.indice]).toEqual([left, at]);
});
