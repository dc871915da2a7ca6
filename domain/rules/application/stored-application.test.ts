import { expect, test } from 'vitest';
import { parseStored } from '../form/parse-stored';
import { emptyApplication } from './application-draft';
import { emptyDependent } from './dependent';
import { deviceHalf, mergeStoredHalves, storedDeviceHalf, storedTabHalf, tabHalf } from './stored-application';

const written = {
  borrador: { ...emptyApplication, nombres: 'Rosa', noDocumento: '001-1111111-1' },
  dependientes: [
    { ...emptyDependent, nombres: 'Noé', tipoDocumento: '2', noDocumento: 'AB123' },
    { ...emptyDependent, nombres: 'Nora', tipoDocumento: '3', noDocumento: 'NA' },
  ],
  salud: { 201: { tiene: true, quienes: ['esTio' as const], detalle: 'desde niño' } },
};
const halves = (device: string = 'a', tab: string = device): [object, object] => [
  JSON.parse(JSON.stringify(deviceHalf(written, device))),
  JSON.parse(JSON.stringify(tabHalf(written, tab))),
];
/** As the stores give them. */
const joined = (device: unknown, tab: unknown) => {
  const kept = parseStored(storedDeviceHalf, device);
  return kept && mergeStoredHalves(kept, parseStored(storedTabHalf, tab));
};
const withoutTheTab = {
  borrador: { ...written.borrador, noDocumento: '' },
  dependientes: [{ ...written.dependientes[0], noDocumento: '' }, written.dependientes[1]],
  salud: {},
};

test('the half in local storage has no document and nothing about health', () => {
  const text = JSON.stringify(deviceHalf(written, 'a'));
  expect(['1111111', 'AB123', 'esTio', 'desde', '201'].filter((secret) => text.includes(secret))).toEqual([]);
});

test('both halves together restore the whole draft', () => {
  expect(joined(...halves())).toEqual({ written, ofThisTab: true });
});

test('without the tab’s half the other half is restored, and documents must be typed again', () => {
  const [device] = halves();
  expect(joined(device, null)).toEqual({ written: withoutTheTab, ofThisTab: false });
});

test("halves with different or missing ids are not joined: one family never gets another family's documents and diseases", () => {
  const unsaid = halves().map(({ id, ...half }: { id?: string }) => half);
  expect([halves('a', 'b'), unsaid].map(([device = {}, tab = {}]) => joined(device, tab))).toEqual([
    { written: withoutTheTab, ofThisTab: false },
    { written: withoutTheTab, ofThisTab: false },
  ]);
});

test.each([
  ['nothing', null],
  ['a draft of another form', { borrador: { nombres: 'Rosa' } }],
  ['text', { borrador: 'Rosa' }],
])('%s is no application', (_, device) => {
  expect(joined(device, null)).toBe(null);
});

test('invalid parts of a stored draft are left out one by one', () => {
  const [device] = halves();
  const tab = {
    id: 'a',
    documento: 7,
    documentos: 'x',
    salud: { 1: { tiene: 'sí' }, 2: { tiene: true, quienes: ['nadie'], detalle: '' } },
  };
  expect(joined({ ...device, dependientes: [null, { nombres: 1 }] }, tab)?.written).toEqual({
    borrador: { ...written.borrador, noDocumento: '' },
    dependientes: [],
    salud: { 2: { tiene: true, quienes: [], detalle: '' } },
  });
});

test('a text of ten thousand letters does not lose the rest of the draft', () => {
  const long = { ...written, borrador: { ...written.borrador, direccion: 'a'.repeat(10_000) } };
  expect(joined(deviceHalf(long, 'a'), tabHalf(long, 'a'))?.written.borrador).toEqual({
    ...written.borrador,
    direccion: 'a'.repeat(2000),
  });
});
