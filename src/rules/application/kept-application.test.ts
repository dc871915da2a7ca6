import { expect, test } from 'vitest';
import { emptyApplication } from './application-draft';
import { emptyDependent } from './dependent';
import { deviceHalf, keptApplication, tabHalf } from './kept-application';

const written = {
  borrador: { ...emptyApplication, nombres: 'Rosa', noDocumento: '001-1111111-1' },
  dependientes: [
    { ...emptyDependent, nombres: 'Noé', tipoDocumento: '2', noDocumento: 'AB123' },
    { ...emptyDependent, nombres: 'Nora', tipoDocumento: '3', noDocumento: 'NA' },
  ],
  salud: { 201: { tiene: true, quienes: ['esTio' as const], detalle: 'desde niño' } },
};
const halves = (): [object, object] => [
  JSON.parse(JSON.stringify(deviceHalf(written))),
  JSON.parse(JSON.stringify(tabHalf(written))),
];

test('what stays on the device has no document and nothing about health', () => {
  const text = JSON.stringify(deviceHalf(written));
  expect(['1111111', 'AB123', 'esTio', 'desde', '201'].filter((secret) => text.includes(secret))).toEqual([]);
});

test('both halves are what was written', () => {
  expect(keptApplication(...halves())).toEqual(written);
});

test('without the half of the tab the rest is there, and documents are asked for again', () => {
  const [device] = halves();
  expect(keptApplication(device, null)).toEqual({
    borrador: { ...written.borrador, noDocumento: '' },
    dependientes: [{ ...written.dependientes[0], noDocumento: '' }, written.dependientes[1]],
    salud: {},
  });
});

test.each([
  ['nothing', null],
  ['a draft of another form', { borrador: { nombres: 'Rosa' } }],
  ['text', { borrador: 'Rosa' }],
])('%s is no application', (_, device) => {
  expect(keptApplication(device, null)).toBe(null);
});

test('what somebody else put into storage is left out, piece by piece', () => {
  const [device] = halves();
  const tab = {
    documento: 7,
    documentos: 'x',
    salud: { 1: { tiene: 'sí' }, 2: { tiene: true, quienes: ['nadie'], detalle: '' } },
  };
  expect(keptApplication({ ...device, dependientes: [null, { nombres: 1 }] }, tab)).toEqual({
    borrador: { ...written.borrador, noDocumento: '' },
    dependientes: [],
    salud: { 2: { tiene: true, quienes: [], detalle: '' } },
  });
});

test('a text of ten thousand letters does not cost the rest of the draft', () => {
  const long = { ...written, borrador: { ...written.borrador, direccion: 'a'.repeat(10_000) } };
  expect(keptApplication(deviceHalf(long), tabHalf(long))?.borrador).toEqual({
    ...written.borrador,
    direccion: 'a'.repeat(2000),
  });
});
